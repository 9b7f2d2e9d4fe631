/** Questions of every type, with right and wrong responses. Their texts are invented. */
import type { ItemResponse } from '@lulus/contract';
import type { RevisionItem } from '../src/platform/db/json-columns.ts';

export interface FormatItem {
  fields: Partial<RevisionItem>;
  right: ItemResponse;
  wrong: ItemResponse;
  /** The name of the passage or recording that it shares. */
  shares?: string;
}

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
export const shared = (name: string, items: FormatItem[]): FormatItem[] =>
  items.map((item) => ({ ...item, shares: name }));

const question = (text: string) => ({ bank_question: `<p>${text}</p>` });

/** A single choice. Right is option 2. */
export const choice = (text: string, weight = 1, options = 4): FormatItem => ({
  fields: {
    ...question(text),
    bank_question_weight: weight,
    bank_option: Object.fromEntries(times(options, (at) => [String(at + 1), `${text} ${'ABCDE'[at]}`])),
    bank_key: ['2'],
  },
  right: '2',
  wrong: '1',
});

/** Options with 5, 4, 3, 2 and 1 points. */
export const attitude = (text: string): FormatItem => ({
  fields: {
    ...question(text),
    bank_question_weight: 5,
    bank_option: { 1: 'Selalu', 2: 'Sering', 3: 'Kadang-kadang', 4: 'Jarang', 5: 'Tidak pernah' },
    bank_key: ['1'],
    scoring_rule: 'option_points',
    option_points: { 1: 5, 2: 4, 3: 3, 4: 2, 5: 1 },
  },
  right: '1',
  wrong: '5',
});

export const multiple = (text: string, weight = 1): FormatItem => ({
  fields: {
    ...question(text),
    interaction: 'choice_multiple',
    bank_question_weight: weight,
    bank_option: { 1: 'Satu', 2: 'Dua', 3: 'Tiga', 4: 'Empat' },
    bank_key: ['1', '4'],
  },
  right: ['4', '1'],
  wrong: ['1', '2'],
});

export const table = (text: string, columns: string[], rows: number, weight = 1): FormatItem => ({
  fields: {
    ...question(text),
    interaction: 'choice_table',
    bank_question_weight: weight,
    bank_option: Object.fromEntries(columns.map((column, at) => [String(at + 1), column])),
    bank_rows: Object.fromEntries(times(rows, (at) => [String(at + 1), `Pernyataan ${at + 1}`])),
    bank_key: Object.fromEntries(times(rows, (at) => [String(at + 1), String((at % columns.length) + 1)])),
    scoring_rule: 'equal_parts',
  },
  right: Object.fromEntries(times(rows, (at) => [String(at + 1), String((at % columns.length) + 1)])),
  wrong: Object.fromEntries(times(rows, (at) => [String(at + 1), String(((at + 1) % columns.length) + 1)])),
});

/** Rows belong to options 3, 1, 2, … There is one option too many, or rows share three options. */
export const match = (text: string, rows: number, weight = 1, reuse_options = false): FormatItem => {
  const sides = reuse_options ? 3 : rows;
  const pairs = (shift: number) =>
    Object.fromEntries(times(rows, (at) => [String(at + 1), String(((at + shift) % sides) + 1)]));
  return {
    fields: {
      ...question(text),
      interaction: 'match',
      bank_question_weight: weight,
      bank_rows: Object.fromEntries(times(rows, (at) => [String(at + 1), `${text} ${at + 1}`])),
      bank_option: Object.fromEntries(times(sides + 1, (at) => [String(at + 1), `${text} ${'ABCDEFG'[at]}`])),
      bank_key: pairs(2),
      reuse_options,
      scoring_rule: 'equal_parts',
    },
    right: pairs(2),
    wrong: pairs(3),
  };
};

export const order = (text: string, parts: string[], weight = 1): FormatItem => ({
  fields: {
    ...question(text),
    interaction: 'order',
    bank_question_weight: weight,
    bank_option: Object.fromEntries(parts.map((part, at) => [String(at + 1), part])),
    bank_key: ['2', '1', '3', '4'],
  },
  right: ['2', '1', '3', '4'],
  wrong: ['1', '2', '3', '4'],
});

export const short = (text: string, answer: string, weight = 1): FormatItem => ({
  fields: {
    ...question(text),
    interaction: 'short_answer',
    bank_question_weight: weight,
    bank_option: {},
    bank_key: [{ answer, share: 1 }],
  },
  right: `${answer}.`,
  wrong: 'lain',
});

/** A gap earns a point. The first has a list, and the others are typed. */
export const gaps = (text: string, count: number): FormatItem => {
  const ids = times(count, (at) => String(at + 1));
  return {
    fields: {
      ...question(`${text}: ${ids.map((id) => `[[${id}]]`).join(', ')}.`),
      interaction: 'gaps',
      bank_question_weight: count,
      bank_option: {},
      bank_gaps: Object.fromEntries(
        ids.map((id, at) => [
          id,
          at === 0 ? { type: 'list', options: { 1: 'water', 2: 'salt', 3: 'sand' } } : { type: 'text' },
        ]),
      ),
      bank_key: Object.fromEntries(
        ids.map((id, at) => [id, at === 0 ? ['2'] : [{ answer: `word ${id}`, share: 1 }]]),
      ),
      scoring_rule: 'equal_parts',
    },
    right: Object.fromEntries(ids.map((id, at) => [id, at === 0 ? '2' : ` Word ${id}`])),
    wrong: Object.fromEntries(ids.map((id, at) => [id, at === 0 ? '3' : 'other'])),
  };
};

export const number = (text: string, value: string, weight = 1): FormatItem => ({
  fields: {
    ...question(text),
    interaction: 'number',
    bank_question_weight: weight,
    bank_option: {},
    bank_key: { value },
  },
  right: value.replace('.', ','),
  wrong: '0,001',
});

export const essay = (text: string, weight: number): FormatItem => ({
  fields: {
    ...question(text),
    interaction: 'essay',
    bank_question_weight: weight,
    bank_option: {},
    bank_key: null,
  },
  right: 'right: Karena …\nMaka …',
  wrong: 'wrong: Tidak tahu.',
});
