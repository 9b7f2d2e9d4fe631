/** Any questions as a writer of a format gets them, with all that each type can have. */
import type { BankItem } from '@lulus/contract';
import fc from 'fast-check';
import { anItem } from './factories.ts';

const NO_ASSETS = { image: [], audio: [], video: [] };
export const anExported = (fields: Partial<BankItem>): BankItem =>
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
export const SOUND = new Uint8Array([73, 68, 51, 2]);
export const MEDIA = new Map([
  ['bank_asset/a-1.png', PICTURE],
  ['bank_asset/b-2.png', new Uint8Array([...PICTURE, 2])],
  ['bank_asset/c-3.mp3', SOUND],
]);

/** The form's fields of an item. Empty ones are absent. */
export function fieldsOf(item: BankItem): Record<string, unknown> {
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

export const PICTURES = '<p><img src="bank_asset/a-1.png" alt="a" /></p>';
export const FORMULA =
  '<p><math alttext="x^{2}"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^{2}</annotation></semantics></math></p>';
const anyPlain = fc
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
const anyRich = fc.oneof(
  anyPlain.map((text) => `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`),
  fc.constantFrom('<p>m<sup>2</sup></p>', PICTURES, FORMULA, '<p>\\(x\\) costs $$5$$</p>'),
);
/** What questions are made of. */
export interface Material {
  plain: fc.Arbitrary<string>;
  /** Plain text that may have several lines. */
  lines: fc.Arbitrary<string>;
  rich: fc.Arbitrary<string>;
  /** Pictures as options. */
  optionFiles: Record<string, string>;
  assets: fc.Arbitrary<BankItem['bank_asset']>;
}

const MATERIAL: Material = {
  plain: anyPlain,
  lines: anyPlain,
  rich: anyRich,
  optionFiles: { 1: 'bank_asset/a-1.png', 2: 'bank_asset/b-2.png' },
  assets: fc.constantFrom(NO_ASSETS, {
    image: ['bank_asset/a-1.png'],
    audio: ['bank_asset/c-3.mp3'],
    video: [],
  }),
};

const map = <T>(value: fc.Arbitrary<T>, min: number, max: number) =>
  fc
    .array(value, { minLength: min, maxLength: max })
    .map((list) => Object.fromEntries(list.map((one, at) => [String(at + 1), one])));
const options = ({ lines, rich, optionFiles }: Material, max = 14) =>
  fc.oneof(
    fc.record({ option_type: fc.constant('text' as const), bank_option: map(lines, 2, max) }),
    fc.record({ option_type: fc.constant('html' as const), bank_option: map(rich, 2, Math.min(max, 5)) }),
    fc.constant({ option_type: 'file' as const, bank_option: optionFiles }),
  );
const rows = ({ lines, rich }: Material) =>
  fc.oneof(
    fc.record({ rows_type: fc.constant('text' as const), bank_rows: map(lines, 1, 12) }),
    fc.record({ rows_type: fc.constant('html' as const), bank_rows: map(rich, 1, 5) }),
  );
const pairs = (material: Material, max?: number) =>
  fc.tuple(options(material, max), rows(material)).map(([a, b]) => ({ ...a, ...b }));
const common = ({ plain, lines, rich, assets }: Material) =>
  fc.record({
    bank_question: rich,
    bank_question_weight: fc.constantFrom(0, 1, 2.5, 3.3333, 100),
    hint: fc.option(lines),
    hint_type: fc.constant('text' as const),
    tags: fc.uniqueArray(plain, { maxLength: 3 }),
    wrong_points: fc.constantFrom(0, -0.25, -1),
    keep_option_order: fc.boolean(),
    bank_asset: assets,
    play_limit: fc.integer({ min: 1, max: 5 }),
  });
const decimal = fc.constantFrom('0', '3.5', '-2', '0.001', '1250', '1.125', '-12.375', '123456789012345678');
const numberKey = fc.oneof(
  fc.record({ value: decimal }),
  fc.record({ value: decimal, tolerance: fc.constantFrom('0.05', '1', '1.125') }),
  fc.record({ value: fc.constantFrom('3.5', '-2'), tolerance_percent: fc.constantFrom('1', '2.5') }),
  fc.record({ min: fc.constantFrom('-1', '0.25'), max: fc.constantFrom('1', '2.125') }),
);
const accepted = ({ plain }: Material) =>
  fc
    .array(fc.record({ answer: plain, share: fc.constantFrom(1, 0.5, 0.3333333, 0.07) }), {
      minLength: 1,
      maxLength: 4,
    })
    .map(([first, ...others]) => [{ answer: 'x', ...first, share: 1 }, ...others]);
const subset = (keys: string[], min = 0) => fc.subarray(keys, { minLength: min });
const textRules = fc.record(
  { case: fc.boolean(), accents: fc.boolean(), punctuation: fc.boolean() },
  { requiredKeys: ['case', 'punctuation'] },
);

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

const typesOf = (material: Material): Record<BankItem['interaction'], fc.Arbitrary<object>> => ({
  choice: withKey(options(material), (item) =>
    fc.oneof(
      fc.record({ bank_key: subset(Object.keys(item.bank_option)) }),
      fc.record({
        scoring_rule: fc.constant('option_points'),
        wrong_points: fc.constant(0),
        bank_question_weight: fc.constant(5),
        option_points: fc.constant({ 1: 5, 2: -1.125 }),
        bank_key: fc.constant(['1']),
      }),
    ),
  ),
  choice_multiple: withKey(options(material), (item) =>
    fc.record({
      bank_key: subset(Object.keys(item.bank_option), 1),
      scoring_rule: fc.constantFrom('all_or_nothing', 'parts_minus_wrong'),
      min_choices: fc.option(fc.constant(1)),
      max_choices: fc.option(fc.constant(2)),
      pinned_options: fc.constantFrom([], ['2']),
    }),
  ),
  choice_table: withKey(pairs(material, 5), (item, option) =>
    fc.record({
      bank_key: rowKey(item, option),
      scoring_rule: fc.constantFrom('all_or_nothing', 'equal_parts', 'parts_minus_wrong'),
    }),
  ),
  match: withKey(pairs(material), (item, option) =>
    fc.record({
      bank_key: rowKey(item, option),
      reuse_options: fc.constant(true),
      scoring_rule: fc.constantFrom('all_or_nothing', 'equal_parts'),
    }),
  ),
  order: withKey(options(material), (item) =>
    fc.record({
      bank_key: fc.shuffledSubarray(Object.keys(item.bank_option), {
        minLength: Object.keys(item.bank_option).length,
      }),
      scoring_rule: fc.constantFrom('all_or_nothing', 'equal_parts'),
    }),
  ),
  short_answer: fc.record({ bank_key: accepted(material), text_rules: fc.option(textRules) }),
  number: fc.record({ bank_key: numberKey, unit: fc.option(fc.constantFrom('cm', 'm²', '°C')) }),
  gaps: fc.record({
    bank_question: fc.constant('<p>{a} [[2]] and <strong>[[1]]</strong>, [[3]]</p>'),
    bank_gaps: map(material.plain, 2, 4).map((list) => ({
      1: { type: 'list', options: list },
      2: { type: 'text' },
      3: { type: 'number' },
    })),
    bank_key: fc.record({ 1: fc.constantFrom(['1'], ['1', '2']), 2: accepted(material), 3: numberKey }),
    text_rules: fc.option(textRules),
    scoring_rule: fc.constantFrom('all_or_nothing', 'equal_parts'),
  }),
  essay: fc.record({
    bank_key: fc.constant(null),
    wrong_points: fc.constant(0),
    max_words: fc.option(fc.constant(250)),
    rubric: fc.constantFrom([], [{ criterion: 'Isi <3', levels: [{ points: 2, description: 'lengkap' }] }]),
  }),
});

/** Any question of this type. */
export function anyExported(
  interaction: BankItem['interaction'],
  material = MATERIAL,
): fc.Arbitrary<BankItem> {
  const shape = interaction === 'choice' || interaction === 'choice_multiple' ? {} : { option_type: 'text' };
  return fc
    .tuple(common(material), typesOf(material)[interaction])
    .map(([all, own]) =>
      anExported({ interaction, ...shape, bank_option: {}, ...all, ...own } as Partial<BankItem>),
    );
}

export const INTERACTIONS = Object.keys(typesOf(MATERIAL)) as BankItem['interaction'][];
