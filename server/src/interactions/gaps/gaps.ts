import {
  choiceKey,
  type Gap,
  type GapAnswer,
  type GapsKey,
  numberKey,
  shortAnswerKey,
} from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import type { Fields } from '../../platform/errors.ts';
import { choice } from '../choice/choice.ts';
import { type InteractionType, Misfit, type Written } from '../interaction-type.ts';
import { number } from '../number/number.ts';
import { allIf, NOTHING, type Share } from '../points.ts';
import { shortAnswer } from '../short-answer/short-answer.ts';

/** A gap is answered and scored as a question of its own. */
const TYPES = { list: choice, text: shortAnswer, number } as unknown as Record<
  Gap['type'],
  InteractionType<GapAnswer, string>
>;
const KEYS = { list: choiceKey, text: shortAnswerKey, number: numberKey };
/** Common denominator of the shares of gaps: a text earns ten-thousandths. */
const PARTS_PER_GAP = 10_000;

const typeOf = ({ bank_gaps }: Written, gap: string) => TYPES[bank_gaps[gap]?.type ?? 'text'];

const optionsOf = ({ bank_gaps }: Written, gap: string) => bank_gaps[gap]?.options ?? {};

/** The gap as a question of its own, without its key. Reads nothing that is secret before the attempt is submitted. */
const answerable = (item: RevisionItem, gap: string) =>
  ({ bank_option: optionsOf(item, gap), unit: null }) as unknown as RevisionItem;

/** The same with the rules and the key by which it is graded. */
const gradable = (item: RevisionItem, gap: string): RevisionItem => ({
  ...answerable(item, gap),
  text_rules: item.text_rules,
  bank_key: (item.bank_key as GapsKey)[gap] ?? [],
});

/** Returns the key of a gap as it is stored, or undefined if it does not fit. */
function readGapKey(key: GapAnswer, written: Written, gap: string, faults: Fields): GapAnswer | undefined {
  const { type } = written.bank_gaps[gap] ?? {};
  if (!type) {
    faults.bank_key = [problem('no_such_gap', { number: gap })];
    return undefined;
  }
  const { data, error } = KEYS[type].safeParse(key);
  const own: Fields = error ? { bank_key: [problem('key_unfit')] } : {};
  const stored =
    data && typeOf(written, gap).readKey(data, { ...written, bank_option: optionsOf(written, gap) }, own);
  const problems = Object.values(own).flat();
  if (problems.length === 0) return stored;
  faults[`bank_key[${gap}]`] = problems;
  return undefined;
}

/** The gaps of a text are filled, each from a list, with a text or with a number. */
export const gaps: InteractionType<GapsKey, Record<string, string>> = {
  hasOptions: false,
  optionOrder: 'kept',
  readResponse(given, item) {
    if (typeof given === 'string' || Array.isArray(given)) throw new Misfit(problem('response_misfit'));
    const filled = Object.entries(given).filter(([, text]) => text.trim() !== '');
    for (const [gap, text] of filled) {
      if (!item.bank_gaps[gap]) throw new Misfit(problem('no_such_gap', { number: gap }));
      typeOf(item, gap).readResponse(text, answerable(item, gap));
    }
    return filled.length > 0 ? Object.fromEntries(filled) : null;
  },
  shareOf(item, key, response, decimalSign) {
    const shares = Object.keys(item.bank_gaps).map((gap): Share => {
      const [own, text] = [key[gap], response[gap]];
      if (own === undefined || text === undefined) return NOTHING;
      return typeOf(item, gap).shareOf(gradable(item, gap), own, text, decimalSign);
    });
    if (item.scoring_rule !== 'equal_parts') return allIf(shares.every(({ parts, of }) => parts === of));
    return {
      parts: shares.reduce((sum, { parts, of }) => sum + (parts * PARTS_PER_GAP) / of, 0),
      of: shares.length * PARTS_PER_GAP,
    };
  },
  isSame(item, one, other, decimalSign) {
    const isSameIn = (gap: string) => {
      const [first, second] = [one[gap], other[gap]];
      if (first === undefined || second === undefined || first === second) return first === second;
      return typeOf(item, gap).isSame?.(gradable(item, gap), first, second, decimalSign) ?? false;
    };
    return Object.keys(item.bank_gaps).every(isSameIn);
  },
  readKey(key, written, faults) {
    const stored: GapsKey = {};
    for (const [gap, sent] of Object.entries(key)) {
      const read = readGapKey(sent, written, gap, faults);
      if (read) stored[gap] = read;
    }
    return stored;
  },
  isComplete(item, key) {
    const isReady = (gap: string) => {
      const own = key[gap];
      return own !== undefined && typeOf(item, gap).isComplete(answerable(item, gap), own);
    };
    return Object.keys(item.bank_gaps).every(isReady);
  },
  describe(item, response) {
    const textOf = (gap: string, text: string) =>
      typeOf(item, gap).describe(
        answerable(item, gap),
        text,
        (option) => optionsOf(item, gap)[option] ?? option,
      );
    return Object.entries(response)
      .map(([gap, text]) => `${gap}: ${textOf(gap, text)}`)
      .join('; ');
  },
};
