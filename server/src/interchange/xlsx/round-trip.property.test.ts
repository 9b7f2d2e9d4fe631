/** A written examination reads as the same questions. */
import type { BankItem, Stimulus } from '@lulus/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anExportedExamination, anExportedItem } from '../../../test/exported-item.ts';
import { escapeText } from '../../content/write-html.ts';
import { renderLatex } from '../../content/write-math.ts';
import type { ExportedExamination } from '../exported.ts';
import { type ImportedItem, isRefused } from '../imported.ts';
import { importXlsx } from './map.ts';
import { writeXlsx } from './write.ts';

/** A picture of one pixel in this shade. */
const png = (shade: string) =>
  Buffer.from(
    `iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNg${shade}ABJzQnCgAAAABJRU5ErkJggg==`,
    'base64',
  );
const [A, B, C] = ['bank_asset/a.png', 'bank_asset/b.png', 'bank_option/c.png'];
const MEDIA = new Map<string, Uint8Array>([
  [A, png('AAAAAg')],
  [B, png('BBBBBg')],
  [C, png('CCCCCg')],
]);

const examinationOf = (items: BankItem[], stimuli: Stimulus[] = []): ExportedExamination => ({
  ...anExportedExamination(items),
  stimuli,
  media: MEDIA,
});

/** Reads the written file. Names of files are again the paths that they were written from. */
async function readAgain(examination: ExportedExamination) {
  const { file, lost, refused } = await writeXlsx(examination);
  const imported = importXlsx({ name: 'soal.xlsx', bytes: file });
  const pathOf = (bytes: Uint8Array | undefined) =>
    [...MEDIA].find(([, other]) => bytes && Buffer.compare(bytes, other) === 0)?.[0] ?? 'missing';
  const text = JSON.stringify({ entries: imported.entries, stimuli: imported.stimuli });
  const named = text.replace(/xl\/media\/[\w.]+/g, (name) => pathOf(imported.media[name]));
  const { entries, stimuli } = JSON.parse(named) as Pick<typeof imported, 'entries' | 'stimuli'>;
  const items = entries.map((entry): ImportedItem => {
    if (isRefused(entry)) throw new Error(JSON.stringify(entry.refused));
    return entry;
  });
  return { items, stimuli, lost, refused };
}

/** The fields as a reader returns them. Empty ones and defaults are absent. */
function fieldsOf(item: BankItem): Record<string, unknown> {
  const {
    id,
    examination_id,
    bank_type,
    bank_section,
    bank_answer,
    bank_asset,
    stimulus_id,
    origin_id,
    ...rest
  } = item;
  const noOptions = ['short_answer', 'number', 'gaps', 'essay'].includes(item.interaction);
  return Object.fromEntries(
    Object.entries({ ...rest, files: bank_asset.image }).filter(
      ([name, value]) =>
        value !== null &&
        value !== false &&
        !(name === 'wrong_points' && value === 0) &&
        !(name === 'play_limit' && value === 1) &&
        !(name === 'scoring_rule' && value === 'all_or_nothing') &&
        !(typeof value === 'object' && Object.keys(value).length === 0) &&
        !(name === 'hint_type' && item.hint === null) &&
        !(name === 'option_type' && noOptions) &&
        !(name === 'rows_type' && Object.keys(item.bank_rows).length === 0),
    ),
  );
}

const AWKWARD = [
  'a<b & c',
  "'html: <p>x</p>",
  'html: <p>x</p>',
  '<p>tag</p>',
  '\\(x^2\\)',
  '$$x$$',
  "'''\\[y\\]",
  "'tis",
  '[gambar 1]',
  '[picture 2] x',
  '=1+1',
  '-1',
  '+62',
  '@x',
  '1/2',
  '1-2',
  '0,5',
  '007',
  'A; C',
  'A dan B',
  'a|b;c\\',
  '\\;',
  '50% (50%)',
  'x (100%)',
  '_x0041_',
  'الكتاب',
  'TRUE',
  '*a',
  '\\*a',
  '**',
  'list: a',
  'angka: 2',
  'a\\\\;',
  '3',
  'B',
];
const plain = fc
  .oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
  .map((text) => text.trim() || 'x');
const lines = fc.oneof(
  plain,
  fc.tuple(plain, plain).map(([a, b]) => `${a}\n${b}`),
);
const formula = (latex: string, isBlock = false) => renderLatex(latex, isBlock) ?? '';
const inline = fc.oneof(
  plain.map(escapeText),
  fc.constantFrom(
    '<strong>a</strong>',
    '<em>b<sub>2</sub></em>',
    '<strong><u>c</u></strong>',
    '<u><strong>c</strong></u>',
    'm<sup>2</sup>',
    '<s>d</s>',
    '<code>x</code>',
    ' <br />',
    formula('\\frac{1}{2}'),
    formula('a<b', true),
    `<img src="${A}" alt="" />`,
    `<img src="${B}" alt="Peta &quot;Jawa&quot; &amp; Bali" />`,
    `<img src="${A}" alt="x.png" width="30" height="20" />`,
    '<math><mi>x</mi></math>',
  ),
);
const paragraph = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => `<p>${parts.join('')}</p>`);
const block = fc.constantFrom(
  '<ul><li>a</li></ul>',
  '<table><tbody><tr><td>1</td></tr></tbody></table>',
  '<p dir="rtl">ب</p>',
);
const rich = fc
  .array(fc.oneof({ weight: 4, arbitrary: paragraph }, { weight: 1, arbitrary: block }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(''));

const map = <T>(value: fc.Arbitrary<T>, min: number, max: number) =>
  fc
    .array(value, { minLength: min, maxLength: max })
    .map((list) => Object.fromEntries(list.map((one, at) => [String(at + 1), one])));
const options = (min = 2, max = 14) =>
  fc.oneof(
    fc.record({ option_type: fc.constant('text' as const), bank_option: map(lines, min, max) }),
    fc.record({ option_type: fc.constant('html' as const), bank_option: map(rich, min, Math.min(max, 5)) }),
    fc.constant({ option_type: 'file' as const, bank_option: { 1: C, 2: B, 3: C } }),
  );
const rows = fc.oneof(
  fc.record({ rows_type: fc.constant('text' as const), bank_rows: map(lines, 1, 12) }),
  fc.record({ rows_type: fc.constant('html' as const), bank_rows: map(rich, 1, 5) }),
);
const hint = fc.oneof(
  fc.record({ hint: fc.option(lines), hint_type: fc.constant('text' as const) }),
  fc.record({ hint: rich, hint_type: fc.constant('html' as const) }),
);
const common = fc.record({
  bank_section: fc.constantFrom('IPA', 'BAGIAN "A" <1>'),
  bank_question: rich,
  bank_question_weight: fc.constantFrom(0, 1, 2.5, 3.3333, 100),
  tags: fc.uniqueArray(plain, { maxLength: 3 }),
  wrong_points: fc.constantFrom(0, -0.25, -1),
  keep_option_order: fc.boolean(),
  bank_asset: fc.constantFrom({ image: [], audio: [], video: [] }, { image: [B, A], audio: [], video: [] }),
  play_limit: fc.integer({ min: 1, max: 5 }),
});
const decimal = fc.constantFrom('0', '3.5', '-2', '0.001', '1250', '1.125', '-12.375', '123456789012345678');
const numberKey = fc.oneof(
  fc.record({ value: decimal }),
  fc.record({ value: decimal, tolerance: fc.constantFrom('0.05', '1', '1.125') }),
  fc.record({ value: fc.constantFrom('3.5', '-2'), tolerance_percent: fc.constantFrom('1', '2.5') }),
  fc.record({ min: fc.constantFrom('-1', '0.25'), max: fc.constantFrom('1', '2.125') }),
);
const accepted = fc
  .array(fc.record({ answer: plain, share: fc.constantFrom(1, 0.5, 0.3333333, 0.07) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map(([first, ...others]) => [{ answer: 'x', ...first, share: 1 }, ...others]);
const textRules = fc.record(
  { case: fc.boolean(), accents: fc.boolean(), punctuation: fc.boolean() },
  { requiredKeys: ['case', 'punctuation'] },
);
const rubric = fc.array(
  fc.record({
    criterion: lines,
    levels: fc.array(
      fc.record({ points: fc.constantFrom(0, 1, 2.5), description: fc.oneof(fc.constant(''), lines) }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 3 },
);

const withKey = <T extends { bank_option: object }>(
  value: fc.Arbitrary<T>,
  key: (item: T, keys: string[]) => fc.Arbitrary<object>,
) =>
  value.chain((item) => key(item, Object.keys(item.bank_option)).map((fields) => ({ ...item, ...fields })));
const rowKey = (item: { bank_rows: object }, keys: string[]) =>
  fc
    .tuple(...Object.keys(item.bank_rows).map(() => fc.constantFrom(...keys)))
    .map((picked) => Object.fromEntries(picked.map((one, at) => [String(at + 1), one])));
const pairs = (max: number) => fc.tuple(options(2, max), rows).map(([a, b]) => ({ ...a, ...b }));

const TYPES: Record<BankItem['interaction'], fc.Arbitrary<object>> = {
  choice: withKey(options(), (_, keys) =>
    fc.oneof(
      fc.record({ bank_key: fc.subarray(keys), pinned_options: fc.constantFrom([], ['2']) }),
      fc.record({
        scoring_rule: fc.constant('option_points'),
        wrong_points: fc.constant(0),
        option_points: fc.constant({ 1: 5, 2: -1.125 }),
        bank_key: fc.constant(['1']),
      }),
    ),
  ),
  choice_multiple: withKey(options(), (_, keys) =>
    fc.record({
      bank_key: fc.subarray(keys, { minLength: 1 }),
      scoring_rule: fc.constantFrom('all_or_nothing', 'parts_minus_wrong'),
      min_choices: fc.option(fc.constant(1)),
      max_choices: fc.option(fc.constant(2)),
    }),
  ),
  choice_table: withKey(pairs(5), (item, keys) =>
    fc.record({
      bank_key: rowKey(item, keys),
      scoring_rule: fc.constantFrom('all_or_nothing', 'equal_parts', 'parts_minus_wrong'),
    }),
  ),
  match: withKey(pairs(14), (item, keys) =>
    fc.record({
      bank_key: rowKey(item, keys),
      reuse_options: fc.boolean(),
      scoring_rule: fc.constant('equal_parts'),
    }),
  ),
  order: withKey(options(), (_, keys) =>
    fc.record({ bank_key: fc.shuffledSubarray(keys, { minLength: keys.length }) }),
  ),
  short_answer: fc.record({ bank_key: accepted, text_rules: fc.option(textRules) }),
  number: fc.record({ bank_key: numberKey, unit: fc.option(fc.constantFrom('cm', 'm²', '°C', '=x')) }),
  gaps: fc.record({
    bank_question: fc.constant('<p>{a} [[2]] and <strong>[[1]]</strong>, [[3]]</p>'),
    bank_gaps: map(plain, 2, 4).map((list) => ({
      1: { type: 'list', options: list },
      2: { type: 'text' },
      3: { type: 'number' },
    })),
    bank_key: fc.record({ 1: fc.constantFrom(['1'], ['1', '2']), 2: accepted, 3: numberKey }),
    text_rules: fc.option(textRules),
    scoring_rule: fc.constantFrom('all_or_nothing', 'equal_parts'),
  }),
  essay: fc.record({
    bank_key: fc.constant(null),
    wrong_points: fc.constant(0),
    max_words: fc.option(fc.constant(250)),
    rubric,
  }),
};

test.each(Object.keys(TYPES) as BankItem['interaction'][])(
  '%s reads as the same question',
  async (interaction) => {
    const item = fc
      .tuple(common, hint, TYPES[interaction])
      .map(([all, own, of]) =>
        anExportedItem({ interaction, bank_key: [], ...all, ...own, ...of } as object),
      );
    await fc.assert(
      fc.asyncProperty(item, async (written) => {
        const { items, lost, refused } = await readAgain(examinationOf([written]));
        const [read] = items as [ImportedItem];
        expect(read.fields).toEqual(fieldsOf(written));
        expect([items.length, read.section, read.warnings, lost, refused]).toEqual([
          1,
          written.bank_section,
          [],
          [],
          [],
        ]);
      }),
      { numRuns: 60 },
    );
  },
);
