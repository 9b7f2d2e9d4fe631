import type { ChoiceKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { inOrder, readOptionNumbers } from '../choice-multiple/option-numbers.ts';
import { type InteractionType, Misfit } from '../interaction-type.ts';
import { allIf } from '../points.ts';

/** One option is picked. Any of the right ones earns all points. */
export const choice: InteractionType<ChoiceKey, string> = {
  hasOptions: true,
  optionOrder: 'shuffled',
  readResponse(given, { bank_option }) {
    if (typeof given !== 'string' || !Object.hasOwn(bank_option, given))
      throw new Misfit(problem('no_such_option'));
    return given;
  },
  shareOf: (_, key, response) => allIf(key.includes(response)),
  readKey: readOptionNumbers,
  renumberKey: (key, numberOf) => inOrder(key.map(numberOf)),
  isComplete: (_, key) => key.length > 0,
  describe: (_, response, option) => option(response),
};
