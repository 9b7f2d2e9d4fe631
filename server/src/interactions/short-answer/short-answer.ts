import { MAX_SHORT_TEXT_LENGTH, type ShortAnswerKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import { type InteractionType, Misfit } from '../interaction-type.ts';
import { type FullTextRules, foldText } from './fold-text.ts';
import { compilePatterns, fullRules, matches, type Pattern } from './match-answer.ts';

const TEN_THOUSAND = 10_000;

/** The compiled key of an item. Keys of revisions never change. */
const compiled = new WeakMap<ShortAnswerKey, { rules: FullTextRules; patterns: Pattern[] }>();

function compile(key: ShortAnswerKey, { text_rules }: Pick<RevisionItem, 'text_rules'>) {
  const known = compiled.get(key);
  if (known) return known;
  const rules = fullRules(key, text_rules);
  const fresh = { rules, patterns: compilePatterns(key, rules) };
  compiled.set(key, fresh);
  return fresh;
}

/** A word or phrase is typed. The accepted answer with the best share wins. */
export const shortAnswer: InteractionType<ShortAnswerKey, string> = {
  hasOptions: false,
  optionOrder: 'kept',
  readResponse(given) {
    if (typeof given !== 'string') throw new Misfit(problem('response_misfit'));
    if (given.length > MAX_SHORT_TEXT_LENGTH) {
      throw new Misfit(problem('too_long', { max: MAX_SHORT_TEXT_LENGTH }));
    }
    return given;
  },
  shareOf(item, key, response) {
    const { rules, patterns } = compile(key, item);
    const folded = foldText(response, rules);
    const shares = patterns.filter(({ parts }) => matches(folded, parts)).map(({ share }) => share);
    return { parts: Math.max(0, ...shares), of: TEN_THOUSAND };
  },
  isSame({ bank_key, text_rules }, one, other) {
    const rules = fullRules(bank_key as ShortAnswerKey, text_rules);
    return foldText(one, rules) === foldText(other, rules);
  },
  readKey(key, _, faults) {
    if (key.length > 0 && !key.some(({ share }) => share === 1)) {
      faults.bank_key = [problem('full_share_missing')];
    }
    return key;
  },
  isComplete: (_, key) => key.some(({ share }) => share === 1),
  describe: (_, response) => response,
};
