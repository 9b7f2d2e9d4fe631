import type { ChoiceMultipleKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { type InteractionType, Misfit } from '../interaction-type.ts';
import { allIf } from '../points.ts';
import { inOrder, readOptionNumbers } from './option-numbers.ts';

/** Several options are ticked. */
export const choiceMultiple: InteractionType<ChoiceMultipleKey, string[]> = {
  hasOptions: true,
  optionOrder: 'shuffled',
  readResponse(given, { bank_option, max_choices }) {
    if (!Array.isArray(given) || !given.every((key) => Object.hasOwn(bank_option, key))) {
      throw new Misfit(problem('no_such_option'));
    }
    const ticked = inOrder(given);
    if (max_choices !== null && ticked.length > max_choices) {
      throw new Misfit(problem('too_many_choices', { max: max_choices }));
    }
    return ticked.length > 0 ? ticked : null;
  },
  shareOf({ scoring_rule }, key, ticked) {
    const right = ticked.filter((option) => key.includes(option)).length;
    const wrong = ticked.length - right;
    if (scoring_rule !== 'parts_minus_wrong') return allIf(wrong === 0 && right === key.length);
    return { parts: Math.max(0, right - wrong), of: Math.max(1, key.length) };
  },
  readKey: readOptionNumbers,
  renumberKey: (key, numberOf) => inOrder(key.map(numberOf)),
  isComplete: (_, key) => key.length > 0,
  describe: (_, ticked, option) => ticked.map(option).join('; '),
};
