/** A written examination reads as the same questions, by our own element and mostly by Moodle's parts alone. */
import type { BankItem, Stimulus } from '@lulus/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anExportedSection } from '../../../test/exported-item.ts';
import { anItem } from '../../../test/factories.ts';
import type { ExportedExamination } from '../exported.ts';
import { type ImportedFields, type ImportedItem, isRefused } from '../imported.ts';
import { importMoodleXml, mapMoodleXml } from './map.ts';
import { readMoodleXml } from './read.ts';
import { writeMoodleXml } from './write.ts';

const NO_ASSETS = { image: [], audio: [], video: [] };
const anExported = (fields: Partial<BankItem>): BankItem =>
  ({
    ...anItem(),
    examination_id: 'x',
    bank_section: 'SOAL',
    bank_answer: [],
    stimulus_id: null,
    tags: [],
    origin_id: null,
    ...fields,
  }) as BankItem;

const PICTURE = new Uint8Array([137, 80, 78, 71, 1]);
const SOUND = new Uint8Array([73, 68, 51, 2]);
const MEDIA = new Map([
  ['bank_asset/a-1.png', PICTURE],
  ['bank_asset/b-2.png', new Uint8Array([...PICTURE, 2])],
  ['bank_asset/c-3.mp3', SOUND],
]);

const examinationOf = (items: BankItem[], stimuli: Stimulus[] = []): ExportedExamination => ({
  name: 'UTS/Ganjil',
  sections: [anExportedSection('SOAL')],
  items,
  stimuli,
  media: MEDIA,
});
const readAgain = (examination: ExportedExamination) => {
  const imported = importMoodleXml({ name: 'x.xml', bytes: writeMoodleXml(examination).file });
  const items = imported.entries.map((entry): ImportedItem => {
    if (isRefused(entry)) throw new Error(JSON.stringify(entry));
    return entry;
  });
  return { ...imported, items };
};
/** Reads what Moodle would return: without our own element. */
const readFromMoodle = (item: BankItem): ImportedItem => {
  const questions = readMoodleXml({ name: 'x.xml', bytes: writeMoodleXml(examinationOf([item])).file });
  const others = questions.map((question) => ({
    ...question,
    children: question.children.filter(({ name }) => name !== 'lulus'),
  }));
  const [entry] = mapMoodleXml(others).entries;
  if (!entry || isRefused(entry)) throw new Error(JSON.stringify(entry));
  return entry;
};

/** Names of files as the writer gave them. */
const withPlainNames = (fields: ImportedFields): ImportedFields =>
  JSON.parse(JSON.stringify(fields).replace(/[\da-f]{12}-([\w.-]+)/g, 'bank_asset/$1'));

/** The form's fields of an item. Empty ones are absent. */
function fieldsOf(item: BankItem): Record<string, unknown> {
  const { image, audio, video } = item.bank_asset;
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
  const all = { ...rest, files: [...image, ...audio, ...video] };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) =>
        value !== null &&
        value !== false &&
        !(name === 'wrong_points' && value === 0) &&
        !(typeof value === 'object' && Object.keys(value).length === 0) &&
        !(name === 'hint_type' && item.hint === null) &&
        !(name === 'rows_type' && Object.keys(item.bank_rows).length === 0),
    ),
  );
}

const plain = fc
  .oneof(
    fc.constantFrom(
      'a<b & c',
      ']]>',
      '{1:SA:=x}',
      'a~b#c',
      '50%',
      '=1',
      '\\alpha',
      'الكتاب',
      'x*y',
      "it's",
      '\\*',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  )
  .map((text) => text.trim() || 'x');
const PICTURES = '<p><img src="bank_asset/a-1.png" alt="a" /></p>';
const FORMULA =
  '<p><math alttext="x^{2}"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^{2}</annotation></semantics></math></p>';
const rich = fc.oneof(
  plain.map((text) => `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`),
  fc.constantFrom('<p>m<sup>2</sup></p>', PICTURES, FORMULA, '<p>\\(x\\) costs $$5$$</p>'),
);
const map = <T>(value: fc.Arbitrary<T>, min: number, max: number) =>
  fc
    .array(value, { minLength: min, maxLength: max })
    .map((list) => Object.fromEntries(list.map((one, at) => [String(at + 1), one])));
const options = (min = 2, max = 6) =>
  fc.oneof(
    fc.record({ option_type: fc.constant('text' as const), bank_option: map(plain, min, max) }),
    fc.record({ option_type: fc.constant('html' as const), bank_option: map(rich, min, max) }),
    fc.constant({
      option_type: 'file' as const,
      bank_option: { 1: 'bank_asset/a-1.png', 2: 'bank_asset/b-2.png' },
    }),
  );
const rows = fc.oneof(
  fc.record({ rows_type: fc.constant('text' as const), bank_rows: map(plain, 1, 5) }),
  fc.record({ rows_type: fc.constant('html' as const), bank_rows: map(rich, 1, 5) }),
);
const common = fc.record({
  bank_question: rich,
  bank_question_weight: fc.constantFrom(0, 1, 2.5, 3.3333, 100),
  hint: fc.option(plain),
  hint_type: fc.constant('text' as const),
  tags: fc.uniqueArray(plain, { maxLength: 3 }),
  wrong_points: fc.constantFrom(0, -0.25, -1),
  keep_option_order: fc.boolean(),
  bank_asset: fc.constantFrom(NO_ASSETS, {
    image: ['bank_asset/a-1.png'],
    audio: ['bank_asset/c-3.mp3'],
    video: [],
  }),
  play_limit: fc.integer({ min: 1, max: 5 }),
});
const decimal = fc.constantFrom('0', '3.5', '-2', '0.001', '1250', '123456789012345678');
const numberKey = fc.oneof(
  fc.record({ value: decimal }),
  fc.record({ value: decimal, tolerance: fc.constantFrom('0.05', '1') }),
  fc.record({ value: fc.constantFrom('3.5', '-2'), tolerance_percent: fc.constantFrom('1', '2.5') }),
  fc.record({ min: fc.constantFrom('-1', '0.25'), max: fc.constantFrom('1', '2.5') }),
);
const accepted = fc
  .array(fc.record({ answer: plain, share: fc.constantFrom(1, 0.5, 0.3333333, 0.07) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map(([first, ...others]) => [{ answer: 'x', ...first, share: 1 }, ...others]);
const subset = (keys: string[], min = 0) => fc.subarray(keys, { minLength: min });
const textRules = fc.record({ case: fc.boolean(), accents: fc.boolean(), punctuation: fc.boolean() });

const withKey = <T extends { bank_option: object }>(
  value: fc.Arbitrary<T>,
  key: (item: T, option: fc.Arbitrary<string>) => fc.Arbitrary<object>,
) =>
  value.chain((item) =>
    key(item, fc.constantFrom(...Object.keys(item.bank_option))).map((fields) => ({ ...item, ...fields })),
  );
const rowKey = (item: { bank_rows: object }, option: fc.Arbitrary<string>) =>
  fc
    .tuple(...Object.keys(item.bank_rows).map(() => option))
    .map((picked) => Object.fromEntries(picked.map((one, at) => [String(at + 1), one])));

const TYPES: Record<BankItem['interaction'], fc.Arbitrary<object>> = {
  choice: withKey(options(), (item) =>
    fc.oneof(
      fc.record({ bank_key: subset(Object.keys(item.bank_option)) }),
      fc.record({
        scoring_rule: fc.constant('option_points'),
        wrong_points: fc.constant(0),
        bank_question_weight: fc.constant(5),
        option_points: fc.constant({ 1: 5, 2: -1.5 }),
        bank_key: fc.constant(['1']),
      }),
    ),
  ),
  choice_multiple: withKey(options(), (item) =>
    fc.record({
      bank_key: subset(Object.keys(item.bank_option), 1),
      scoring_rule: fc.constantFrom('all_or_nothing', 'parts_minus_wrong'),
      min_choices: fc.option(fc.constant(1)),
      max_choices: fc.option(fc.constant(2)),
      pinned_options: fc.constantFrom([], ['2']),
    }),
  ),
  choice_table: withKey(
    fc.tuple(options(2, 5), rows).map(([a, b]) => ({ ...a, ...b })),
    (item, option) =>
      fc.record({
        bank_key: rowKey(item, option),
        scoring_rule: fc.constantFrom('all_or_nothing', 'equal_parts', 'parts_minus_wrong'),
      }),
  ),
  match: withKey(
    fc.tuple(options(), rows).map(([a, b]) => ({ ...a, ...b })),
    (item, option) =>
      fc.record({
        bank_key: rowKey(item, option),
        reuse_options: fc.constant(true),
        scoring_rule: fc.constantFrom('all_or_nothing', 'equal_parts'),
      }),
  ),
  order: withKey(options(), (item) =>
    fc.record({
      bank_key: fc.shuffledSubarray(Object.keys(item.bank_option), {
        minLength: Object.keys(item.bank_option).length,
      }),
      scoring_rule: fc.constantFrom('all_or_nothing', 'equal_parts'),
    }),
  ),
  short_answer: fc.record({ bank_key: accepted, text_rules: fc.option(textRules) }),
  number: fc.record({ bank_key: numberKey, unit: fc.option(fc.constantFrom('cm', 'm²', '°C')) }),
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
    rubric: fc.constantFrom([], [{ criterion: 'Isi <3', levels: [{ points: 2, description: 'lengkap' }] }]),
  }),
};

test.each(Object.keys(TYPES) as BankItem['interaction'][])('%s reads as the same question', (interaction) => {
  const shape = interaction === 'choice' || interaction === 'choice_multiple' ? {} : { option_type: 'text' };
  const item = fc
    .tuple(common, TYPES[interaction])
    .map(([all, own]) =>
      anExported({ interaction, ...shape, bank_option: {}, ...all, ...own } as Partial<BankItem>),
    );
  fc.assert(
    fc.property(item, (written) => {
      const { items, media } = readAgain(examinationOf([written]));
      expect(items).toHaveLength(1);
      const [read] = items as [ImportedItem];
      expect(withPlainNames(read.fields)).toEqual(fieldsOf(written));
      expect([read.section, read.warnings]).toEqual(['SOAL', []]);
      for (const name of read.fields.files ?? []) expect(media[name]).toBeDefined();
    }),
    { numRuns: 60 },
  );
});

describe("without our own element, Moodle's parts alone give", () => {
  const base = { bank_question: '<p>2 &lt; 3?</p>', option_type: 'text' as const };
  test.each<[string, Partial<BankItem>]>([
    ['a choice', { ...base, bank_key: ['2'], bank_question_weight: 2.5, tags: ['ipa'] }],
    ['several right options', { ...base, bank_key: ['1', '3'] }],
    [
      'rich options',
      { ...base, option_type: 'html', bank_option: { 1: '<p>m<sup>2</sup></p>', 2: PICTURES } },
    ],
    [
      'points by option',
      {
        ...base,
        scoring_rule: 'option_points',
        option_points: { 1: 5, 2: 2.5, 3: -1 },
        bank_question_weight: 5,
      },
    ],
    [
      'right minus wrong',
      { ...base, interaction: 'choice_multiple', scoring_rule: 'parts_minus_wrong', bank_key: ['1', '3'] },
    ],
    [
      'a short answer',
      {
        ...base,
        interaction: 'short_answer',
        bank_option: {},
        bank_key: [
          { answer: 'Ki Hajar *', share: 1 },
          { answer: 'Dewantara', share: 0.5 },
        ],
        text_rules: { case: true, punctuation: true },
      },
    ],
    [
      'a number',
      {
        ...base,
        interaction: 'number',
        bank_option: {},
        bank_key: { value: '-3.5', tolerance: '0.05' },
        unit: 'm/s',
      },
    ],
    ['an essay', { ...base, interaction: 'essay', bank_option: {}, bank_key: null, max_words: 200 }],
    [
      'gaps',
      {
        interaction: 'gaps',
        bank_option: {},
        bank_question: '<p>a {b} [[1]], [[2]], [[3]]</p>',
        bank_question_weight: 6,
        scoring_rule: 'equal_parts',
        bank_gaps: {
          1: { type: 'list', options: { 1: 'a~b}', 2: '50% # =c', 3: '\\d' } },
          2: { type: 'text' },
          3: { type: 'number' },
        },
        bank_key: {
          1: ['2'],
          2: [
            { answer: 'x}y\\*', share: 1 },
            { answer: '*', share: 0.5 },
          ],
          3: { value: '2', tolerance: '0.1' },
        },
        text_rules: { case: false, punctuation: true },
      },
    ],
  ])('%s', (_, fields) => {
    const item = anExported({ play_limit: 1, ...fields });
    const read = withPlainNames(readFromMoodle(item).fields);
    // A list that is not there is the default.
    const { play_limit, ...expected } = fieldsOf(item) as unknown as ImportedFields;
    const { option_type, scoring_rule, ...others } = expected;
    expect(read).toMatchObject(
      JSON.parse(JSON.stringify(others).replace('<p>a {b} ', '<p>a &#123;b&#125; ')),
    );
    expect(read.scoring_rule ?? 'all_or_nothing').toBe(scoring_rule);
    if (item.interaction.startsWith('choice')) expect(read.option_type).toBe(option_type);
  });

  test('a matching and an order, with other numbers', () => {
    const matching = anExported({
      interaction: 'match',
      bank_rows: { 1: 'Mesir', 2: 'Peru' },
      bank_option: { 1: 'Lima', 2: 'Kairo', 3: 'Oslo' },
      bank_key: { 1: '2', 2: '1' },
      scoring_rule: 'equal_parts',
    });
    const { bank_option = {}, bank_key } = readFromMoodle(matching).fields;
    const right = Object.values(bank_key as Record<string, string>).map((option) => bank_option[option]);
    expect([right, Object.values(bank_option).sort()]).toEqual([
      ['Kairo', 'Lima'],
      ['Kairo', 'Lima', 'Oslo'],
    ]);
    const order = anExported({
      interaction: 'order',
      bank_option: { 1: 'Ulat', 2: 'Telur', 3: 'Kupu-kupu' },
      bank_key: ['2', '1', '3'],
      scoring_rule: 'equal_parts',
    });
    const read = readFromMoodle(order).fields;
    expect((read.bank_key as string[]).map((option) => read.bank_option?.[option])).toEqual([
      'Telur',
      'Ulat',
      'Kupu-kupu',
    ]);
  });
});

test('a question that was edited in the file is read from the parts of Moodle', () => {
  const item = anExported({ bank_question: '<p>Ibu kota Prancis?</p>', wrong_points: -0.1 });
  const xml = new TextDecoder().decode(writeMoodleXml(examinationOf([item])).file);
  const edited = xml.replace('<![CDATA[<p>Ibu kota Prancis?</p>]]>', '<![CDATA[<p>Ibu kota Italia?</p>]]>');
  expect(edited).not.toBe(xml);
  const { entries } = importMoodleXml({ name: 'x.xml', bytes: new TextEncoder().encode(edited) });
  expect(entries[0]).toMatchObject({
    fields: { bank_question: '<p>Ibu kota Italia?</p>', scoring_rule: 'option_points' },
  });
});

test('passages stay with their questions, and sections with theirs', () => {
  const stimulus = (id: string, content: string): Stimulus => ({
    id,
    examination_id: 'x',
    bank_section: 'SOAL',
    content,
    bank_asset: { image: [], audio: ['bank_asset/c-3.mp3'], video: [] },
    play_limit: 2,
    shuffle_items: true,
  });
  const items = [
    anExported({ bank_section: 'A/B' }),
    anExported({ bank_section: 'A/B', stimulus_id: 's1' }),
    anExported({ bank_section: 'A/B', stimulus_id: 's1' }),
    anExported({ bank_section: 'A/B', stimulus_id: 's2' }),
    anExported({ bank_section: 'A/B' }),
    anExported({ bank_section: 'C' }),
  ];
  const stimuli = [stimulus('s1', '<p>Satu</p>'), stimulus('s2', '')];
  const read = readAgain(examinationOf(items, stimuli));
  const [, first, second, third] = read.items.map((one) => one.stimulus);
  expect(read.items.map((one) => one.stimulus)).toEqual([
    undefined,
    first,
    first,
    third,
    undefined,
    undefined,
  ]);
  expect(second).toBe(first);
  expect(read.items.map(({ section }) => section)).toEqual(['A/B', 'A/B', 'A/B', 'A/B', 'A/B', 'C']);
  const file = expect.stringContaining('c-3.mp3');
  expect([read.stimuli[first as string], read.stimuli[third as string]]).toEqual([
    { content: '<p>Satu</p>', files: [file], play_limit: 2, shuffle_items: true },
    { content: '', files: [file], play_limit: 2, shuffle_items: true },
  ]);
  expect(Object.values(read.media)).toEqual([Buffer.from(SOUND)]);
});

test('what Moodle cannot have is named for each question', () => {
  const table = anExported({
    interaction: 'choice_table',
    bank_rows: { 1: 'a' },
    bank_key: { 1: '1' },
    stimulus_id: null,
  });
  const { lost, refused } = writeMoodleXml(examinationOf([anExported({}), table]));
  expect(refused).toEqual([]);
  expect(lost.map((loss) => [loss.bank_id, loss.problem.code])).toEqual([
    [table.id, 'table_as_matching'],
    [table.id, 'rule_not_in_moodle'],
  ]);
});
