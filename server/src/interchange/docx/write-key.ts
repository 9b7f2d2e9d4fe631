/** Keys of questions in words. */
import type {
  BankItem,
  ChoiceTableKey,
  GapsKey,
  MatchKey,
  NumberKey,
  Rubric,
  ShortAnswerKey,
} from '@lulus/contract';
import { htmlToText } from '../rich-text.ts';
import type { DocumentWords } from './write-words.ts';

export const letterAt = (at: number): string => String.fromCharCode(65 + at);

/** The letter of an option, or the number of an option or row. */
const placeOf = (values: Record<string, string>, one: string) => Object.keys(values).indexOf(one);

const percent = (share: number) => (share === 1 ? '' : ` (${Number((share * 100).toFixed(2))}%)`);
const writeAnswers = (key: ShortAnswerKey) =>
  key.map(({ answer, share }) => `${answer}${percent(share)}`).join('; ');

function writeNumber(key: NumberKey, unit: string | null, sign: string): string {
  const decimal = (value: string) => value.replace('.', sign);
  const behind = unit ? ` ${unit}` : '';
  if ('min' in key) return `${decimal(key.min)} – ${decimal(key.max)}${behind}`;
  if (!('value' in key)) return '';
  if ('tolerance_percent' in key)
    return `${decimal(key.value)}${behind} (± ${decimal(key.tolerance_percent)}%)`;
  return `${decimal(key.value)}${key.tolerance ? ` ± ${decimal(key.tolerance)}` : ''}${behind}`;
}

/** The best option comes first, since a reader takes the first letter. */
function writeOptionPoints({ bank_option, option_points }: BankItem, sign: string): string {
  return Object.keys(bank_option)
    .map((option, at) => ({ letter: letterAt(at), points: option_points?.[option] ?? 0 }))
    .sort((one, other) => other.points - one.points)
    .map(({ letter, points }) => `${letter} (${String(points).replace('.', sign)})`)
    .join(', ');
}

function writeGaps({ bank_gaps, bank_key, unit }: BankItem, sign: string): string {
  const keys = bank_key as GapsKey;
  return Object.entries(bank_gaps)
    .flatMap(([number, gap]) => {
      const key = keys[number];
      if (!key) return [];
      if (gap.type === 'number') return `(${number}) ${writeNumber(key as NumberKey, unit, sign)}`;
      if (gap.type === 'text') return `(${number}) ${writeAnswers(key as ShortAnswerKey)}`;
      return `(${number}) ${(key as string[]).map((one) => gap.options?.[one] ?? '').join('; ')}`;
    })
    .join(' | ');
}

function writeRubric(rubric: Rubric, sign: string): string[] {
  return rubric.map(({ criterion, levels }) => {
    const points = levels.map((level) => `${String(level.points).replace('.', sign)} = ${level.description}`);
    return levels.length > 0 ? `${criterion} (${points.join('; ')})` : criterion;
  });
}

/** Returns the lines of the key. Empty if there is none. */
export function writeKey(item: BankItem, { decimalSign }: DocumentWords): string[] {
  const { interaction, bank_key, bank_option, bank_rows, scoring_rule, option_type, rubric, unit } = item;
  if (scoring_rule === 'option_points') return [writeOptionPoints(item, decimalSign)];
  if (interaction === 'essay') return writeRubric(rubric, decimalSign);
  if (!bank_key) return [];
  const letters = (options: string[]) => options.map((option) => letterAt(placeOf(bank_option, option)));
  switch (interaction) {
    case 'choice':
    case 'choice_multiple':
      return [letters(bank_key as string[]).join(', ')];
    case 'order':
      return [(bank_key as string[]).map((one) => `(${placeOf(bank_option, one) + 1})`).join(' – ')];
    case 'short_answer':
      return [writeAnswers(bank_key as ShortAnswerKey)];
    case 'number':
      return [writeNumber(bank_key as NumberKey, unit, decimalSign)];
    case 'gaps':
      return [writeGaps(item, decimalSign)];
    case 'match': {
      const key = bank_key as MatchKey;
      const pairs = Object.keys(bank_rows).filter((row) => key[row] !== undefined);
      return [
        pairs.map((row) => `(${placeOf(bank_rows, row) + 1}) → ${letters([key[row] as string])}`).join(', '),
      ];
    }
    case 'choice_table': {
      const key = bank_key as ChoiceTableKey;
      const columnOf = (row: string) => bank_option[key[row] ?? ''];
      const words = Object.keys(bank_rows).map((row) => columnOf(row) ?? '–');
      const plain = option_type === 'html' ? words.map((word) => htmlToText(word)) : words;
      return plain.some((word) => word !== '–') ? [plain.join(', ')] : [];
    }
  }
}
