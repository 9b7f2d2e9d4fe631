/** A written examination reads as the same questions, by our own element and mostly by Moodle's parts alone. */
import type { BankItem, Stimulus } from '@lulus/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anExported,
  anyExported,
  fieldsOf,
  INTERACTIONS,
  MEDIA,
  PICTURES,
  SOUND,
} from '../../../test/any-exported.ts';
import { anExportedSection } from '../../../test/exported-item.ts';
import type { ExportedExamination } from '../exported.ts';
import { type ImportedFields, type ImportedItem, isRefused } from '../imported.ts';
import { importMoodleXml, mapMoodleXml } from './map.ts';
import { readMoodleXml } from './read.ts';
import { writeMoodleXml } from './write.ts';

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

test.each(INTERACTIONS)('%s reads as the same question', (interaction) => {
  fc.assert(
    fc.property(anyExported(interaction), (written) => {
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
