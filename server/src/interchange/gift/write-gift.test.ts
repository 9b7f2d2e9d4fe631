import type { BankItem } from '@lulus/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anExportedExamination, anExportedItem, storedItem } from '../../../test/exported-item.ts';
import { renderLatex } from '../../content/write-math.ts';
import type { Written } from '../exported.ts';
import type { ImportedItem } from '../imported.ts';
import { mapGift } from './map.ts';
import { readGift } from './read.ts';
import { writeGift } from './write.ts';

const write = (...items: BankItem[]): Written => writeGift(anExportedExamination(items));
const textOf = ({ file }: Written) => new TextDecoder().decode(file);
const readAgain = (written: Written): ImportedItem[] => {
  const { entries } = mapGift(readGift({ name: 'soal.gift', bytes: written.file }));
  return entries.map((entry) => {
    expect(entry).not.toHaveProperty('refused');
    return entry as ImportedItem;
  });
};

/** Text as teachers type it, with all signs of the format. */
const text = fc
  .array(
    fc.constantFrom(
      ...'aé中😀 \\:#={}~%[]<>&"\'.-1n/\n*',
      '->',
      '\\n',
      '[html]',
      '%50%',
      '::',
      '&lt;',
      '####',
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((one) => one !== '');
const html = text.map(
  (one) => `<p>${one.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`,
);
const texts = (minLength: number) => fc.uniqueArray(text, { minLength, maxLength: 5 });
const numbered = (all: string[]) => Object.fromEntries(all.map((one, at) => [String(at + 1), one]));
const keys = (count: number, minLength: number, maxLength: number) =>
  fc.subarray(
    Array.from({ length: count }, (_, at) => String(at + 1)),
    { minLength, maxLength },
  );
const decimal = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, part]) =>
    part === 0 ? String(whole) : `${whole}.${String(part).padStart(2, '0').replace(/0$/, '')}`,
  );

const choice = texts(2).chain((options) =>
  keys(options.length, 1, options.length - 1).map((bank_key) => ({
    interaction: 'choice' as const,
    bank_option: numbered(options),
    bank_key,
  })),
);
const choiceMultiple = texts(2).chain((options) =>
  keys(options.length, 1, options.length).map((bank_key) => ({
    interaction: 'choice_multiple' as const,
    scoring_rule: 'parts_minus_wrong' as const,
    bank_option: numbered(options),
    bank_key,
  })),
);
const optionPoints = texts(3)
  .chain((options) =>
    fc
      .array(fc.constantFrom(-0.5, 0, 0.25, 0.3333), {
        minLength: options.length - 1,
        maxLength: options.length - 1,
      })
      .map((points) => ({
        interaction: 'choice' as const,
        scoring_rule: 'option_points' as const,
        bank_option: numbered(options),
        option_points: numbered([1, ...points].map(String)) as unknown as Record<string, number>,
        bank_key: ['1'],
      })),
  )
  .filter(({ option_points }) =>
    Object.values(option_points).some((one) => !['0', '1'].includes(String(one))),
  )
  .map((item) => ({
    ...item,
    option_points: Object.fromEntries(
      Object.entries(item.option_points).map(([key, one]) => [key, Number(one)]),
    ),
  }));
const answer = text.filter((one) => !one.includes('->'));
const shortKey = fc
  .uniqueArray(answer, { minLength: 1, maxLength: 4 })
  .map((all) => all.map((one, at) => ({ answer: one, share: at === 0 ? 1 : 1 / (at + 1) })))
  .map((all) => all.map(({ answer: one, share }) => ({ answer: one, share: Number(share.toFixed(4)) })));
const shortAnswer = shortKey.map((bank_key) => ({ interaction: 'short_answer' as const, bank_key }));
const number = fc
  .tuple(
    decimal,
    decimal.map((one) => one.replace('-', '')),
  )
  .map(([value, tolerance]) => ({
    interaction: 'number' as const,
    bank_key: tolerance === '0' ? { value } : { value, tolerance },
  }));
const match = fc.tuple(texts(1), texts(1)).map(([rows, options]) => {
  const right = rows.map((_, at) => Math.min(at, options.length - 1));
  return {
    interaction: 'match' as const,
    scoring_rule: 'equal_parts' as const,
    bank_rows: numbered(rows),
    bank_option: numbered(options),
    bank_key: numbered(right.map((at) => String(at + 1))),
    reuse_options: rows.length > options.length,
  };
});
const gap = fc.tuple(texts(2), text).map(([options, end]) => ({
  interaction: 'gaps' as const,
  bank_question: `<p>Isi [[1]] ${end.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>`,
  bank_gaps: { 1: { type: 'list' as const, options: numbered(options) } },
  bank_key: { 1: ['1'] },
}));
const essay = fc.constant({ interaction: 'essay' as const, bank_key: null });

const item = fc
  .tuple(
    fc.oneof(choice, choiceMultiple, optionPoints, shortAnswer, number, match, essay, gap),
    html,
    fc.option(text, { nil: undefined }),
  )
  .map(([fields, bank_question, hint]) =>
    anExportedItem({ bank_option: {}, bank_question, ...(hint && { hint }), ...fields } as Partial<BankItem>),
  );

test('questions are the same after three exports and imports', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 3 }), (items) => {
      let current = items;
      for (let trip = 0; trip < 3; trip++) {
        const written = write(...current);
        expect(written).toMatchObject({ refused: [], lost: [] });
        current = readAgain(written).map(storedItem);
        expect(current).toEqual(items);
      }
    }),
    { numRuns: 300 },
  );
});

test('a file for people: one answer in a line, sections as categories', () => {
  const written = write(
    anExportedItem({ bank_section: 'IPA/FISIKA', tags: ['mudah'], hint: 'Lihat 50% = ½' }),
    anExportedItem({ bank_section: 'IPA/FISIKA', interaction: 'number', bank_key: { min: '1', max: '2' } }),
  );
  expect(textOf(written)).toBe(
    '$CATEGORY: IPA//FISIKA\n\n// [tag:mudah]\n[html]<p>Ibu kota Indonesia?</p>{\n\t=Jakarta\n\t~Bandung\n\t####Lihat 50% \\= ½\n}\n\n[html]<p>Ibu kota Indonesia?</p>{\n\t#1..2\n}\n',
  );
  expect(readAgain(written).map(({ section, fields }) => [section, fields.tags])).toEqual([
    ['IPA/FISIKA', ['mudah']],
    ['IPA/FISIKA', undefined],
  ]);
});

test('formulas are written as LaTeX', () => {
  const formula = renderLatex('\\frac{1}{2} < x', false);
  const item = anExportedItem({
    bank_question: `<p>Hitung ${formula}</p>`,
    option_type: 'html',
    bank_option: { 1: formula as string, 2: 'dua' },
  });
  const written = write(item);
  expect(textOf(written)).toContain('[html]<p>Hitung \\\\(\\\\frac\\{1\\}\\{2\\} &lt; x\\\\)</p>');
  expect(readAgain(written).map(storedItem)).toEqual([item]);
  const { refused } = write(anExportedItem({ bank_question: '<p><math><mi>x</mi></math></p>' }));
  expect(refused.map(({ problem }) => problem.code)).toEqual(['formulas_not_in_format']);
});

test('a tolerance in percent is written as a value', () => {
  const item = anExportedItem({
    interaction: 'number',
    bank_key: { value: '-1250', tolerance_percent: '0.5' },
  });
  expect(readAgain(write(item))[0]?.fields.bank_key).toEqual({ value: '-1250', tolerance: '6.25' });
});

test.each([
  ['an order', { interaction: 'order', bank_key: ['2', '1'] }, 'type_not_in_format'],
  ['a table', { interaction: 'choice_table', bank_key: {} }, 'type_not_in_format'],
  ['a picture', { bank_question: '<p><img src="bank_asset/a.png" alt="" /></p>' }, 'files_not_in_format'],
  [
    'a recording',
    { bank_asset: { image: [], audio: ['bank_asset/a.mp3'], video: [] } },
    'files_not_in_format',
  ],
  ['only right options', { bank_key: ['1', '2'] }, 'all_options_right'],
  [
    'an answer with an arrow',
    { interaction: 'short_answer', bank_key: [{ answer: 'a->b', share: 1 }] },
    'text_not_in_format',
  ],
  ['no key', { interaction: 'short_answer', bank_key: [] }, 'format_needs_key'],
  [
    'two gaps',
    { interaction: 'gaps', bank_gaps: { 1: { type: 'text' }, 2: { type: 'text' } }, bank_key: {} },
    'several_gaps',
  ],
])('%s is left out by name', (_, fields, code) => {
  const { refused, file } = write(anExportedItem(fields as Partial<BankItem>));
  expect(refused.map(({ problem }) => problem.code)).toEqual([code]);
  expect(file).toHaveLength(0);
});

test('lost parts are named', () => {
  const { lost } = write(
    anExportedItem({
      interaction: 'choice_multiple',
      bank_question_weight: 2,
      wrong_points: -1,
      keep_option_order: true,
      max_choices: 2,
    }),
  );
  expect(lost.map(({ problem }) => problem.code)).toEqual([
    'lost_rule',
    'lost_weight',
    'lost_wrong_points',
    'lost_option_order',
    'lost_choice_count',
  ]);
});

test('a choice without a key stays one', () => {
  const [item] = readAgain(write(anExportedItem({ bank_key: [] })));
  expect(item?.fields).not.toHaveProperty('bank_key');
});
