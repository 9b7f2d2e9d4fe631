/** A package of QTI 3.0 reads as the same questions; without our own metadata, as what QTI itself can say. */
import type { BankItem, Stimulus } from '@lulus/contract';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  anExported,
  anyExported,
  FORMULA,
  fieldsOf,
  INTERACTIONS,
  MEDIA,
} from '../../../test/any-exported.ts';
import { anExportedSection } from '../../../test/exported-item.ts';
import { checkPackage } from '../../../test/qti/check-package.ts';
import type { ExportedExamination } from '../exported.ts';
import { type Imported, type ImportedFields, type ImportedItem, isRefused } from '../imported.ts';
import { importQti } from './map.ts';
import { writeQti3, writeQti22 } from './write.ts';

const VERSIONS = { qti3: writeQti3, qti22: writeQti22 };

const examinationOf = (items: BankItem[], stimuli: Stimulus[] = []): ExportedExamination => ({
  name: 'UTS/Ganjil',
  sections: [anExportedSection('SOAL')],
  items,
  stimuli,
  media: MEDIA,
});

const itemsOf = ({ entries }: Imported): ImportedItem[] =>
  entries.map((entry) => {
    if (isRefused(entry)) throw new Error(JSON.stringify(entry));
    return entry;
  });

/** A package without our own metadata. */
function withoutExact(zip: Uint8Array): Uint8Array {
  const { 'imsmanifest.xml': manifest, ...files } = unzipSync(zip);
  const plain = strFromU8(manifest as Uint8Array).replace(/<metadata><l:lulus[\s\S]*?<\/metadata>/g, '');
  return zipSync({ ...files, 'imsmanifest.xml': strToU8(plain) });
}

/** Names of files as the writer gave them. */
const withPlainNames = (fields: ImportedFields): ImportedFields =>
  JSON.parse(JSON.stringify(fields).replaceAll('media/', 'bank_asset/'));

const readAlone = (
  item: BankItem,
  write: (examination: ExportedExamination) => { file: Uint8Array } = writeQti3,
) => importQti({ name: 'x.zip', bytes: withoutExact(write(examinationOf([item])).file) });

describe.each(Object.entries(VERSIONS))('%s', (_, write) => {
  test.each(INTERACTIONS)('%s reads as the same question, and is right QTI', (interaction) => {
    fc.assert(
      fc.property(anyExported(interaction), (written) => {
        const { file } = write(examinationOf([written]));
        expect(checkPackage(file)).toEqual([]);
        const imported = importQti({ name: 'x.zip', bytes: file });
        const [read] = itemsOf(imported) as [ImportedItem];
        expect(withPlainNames(read.fields)).toEqual(fieldsOf(written));
        expect([read.section, read.warnings]).toEqual(['SOAL', []]);
        for (const name of read.fields.files ?? []) expect(imported.media[name]).toBeDefined();
      }),
      { numRuns: 40 },
    );
  });

  test.each(INTERACTIONS)('%s reads without our metadata', (interaction) => {
    fc.assert(
      fc.property(anyExported(interaction), (written) => {
        const [read] = itemsOf(readAlone(written, write)) as [ImportedItem];
        expect(read.fields.bank_question_weight ?? written.bank_question_weight).toBe(
          written.bank_question_weight,
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe("without our metadata, QTI's own parts give", () => {
  const base = { bank_question: '<p>2 &lt; 3?</p>', option_type: 'text' as const, play_limit: 1 };
  const typed = { ...base, bank_option: {} };
  const table = {
    ...base,
    bank_rows: { 1: 'Air', 2: 'Es', 3: 'Api' },
    bank_option: { 1: 'Benar', 2: 'Salah' },
    bank_key: { 1: '1', 2: '2', 3: '1' },
  };
  const cases: [string, Partial<BankItem>][] = [
    ['a choice', { ...base, bank_key: ['2'], bank_question_weight: 2.5 }],
    ['several right options of a choice', { ...base, bank_key: ['1', '3'] }],
    [
      'points below 0 for a wrong choice',
      { ...base, bank_key: ['1'], bank_question_weight: 4, wrong_points: -1 },
    ],
    ['a formula', { ...base, option_type: 'html', bank_option: { 1: '<p>m<sup>2</sup></p>', 2: FORMULA } }],
    ['an explanation', { ...base, hint: '<p>Sebab <em>dua</em>.</p>', hint_type: 'html' }],
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
      'a recording and pinned options',
      {
        ...base,
        pinned_options: ['3'],
        play_limit: 3,
        bank_asset: { image: [], audio: ['bank_asset/c-3.mp3'], video: [] },
      },
    ],
    [
      'all right options',
      {
        ...base,
        interaction: 'choice_multiple',
        bank_key: ['1', '3'],
        bank_question_weight: 3,
        min_choices: 1,
        max_choices: 2,
      },
    ],
    [
      'right minus wrong',
      { ...base, interaction: 'choice_multiple', scoring_rule: 'parts_minus_wrong', bank_key: ['1', '3'] },
    ],
    [
      'a sum of points',
      {
        ...base,
        interaction: 'choice_multiple',
        scoring_rule: 'option_points',
        option_points: { 1: 2, 2: -1, 3: 1 },
        bank_key: ['1', '3'],
        bank_question_weight: 3,
      },
    ],
    [
      'a table',
      { ...table, interaction: 'choice_table', scoring_rule: 'equal_parts', bank_question_weight: 2 },
    ],
    ['a table as a whole', { ...table, interaction: 'choice_table', bank_question_weight: 2 }],
    [
      'a table that counts wrong rows',
      { ...table, interaction: 'choice_table', scoring_rule: 'parts_minus_wrong', wrong_points: -0.5 },
    ],
    [
      'a matching',
      {
        ...base,
        interaction: 'match',
        bank_rows: { 1: 'Mesir', 2: 'Peru' },
        bank_option: { 1: 'Lima', 2: 'Kairo', 3: 'Oslo' },
        bank_key: { 1: '2', 2: '1' },
        scoring_rule: 'equal_parts',
      },
    ],
    ['an order', { ...base, interaction: 'order', bank_key: ['2', '3', '1'] }],
    [
      'an order by place',
      {
        ...base,
        interaction: 'order',
        bank_key: ['2', '3', '1'],
        scoring_rule: 'equal_parts',
        wrong_points: -1,
      },
    ],
    [
      'a short answer',
      {
        ...typed,
        interaction: 'short_answer',
        bank_key: [
          { answer: 'Ki Hajar \\* <Dewantara>', share: 1 },
          { answer: 'Dewantara', share: 0.5 },
        ],
        text_rules: { case: true, punctuation: true },
        wrong_points: -0.25,
      },
    ],
    ['a number', { ...typed, interaction: 'number', bank_key: { value: '-3.5', tolerance: '0.05' } }],
    ['an exact number', { ...typed, interaction: 'number', bank_key: { value: '1250' } }],
    [
      'a percentage',
      { ...typed, interaction: 'number', bank_key: { value: '1250', tolerance_percent: '2.5' } },
    ],
    [
      'bounds',
      { ...typed, interaction: 'number', bank_key: { min: '-1', max: '2.5' }, bank_question_weight: 7 },
    ],
    [
      'an essay',
      { ...typed, interaction: 'essay', bank_key: null, max_words: 200, bank_question_weight: 10 },
    ],
    ...(['equal_parts', 'all_or_nothing'] as const).map((scoring_rule): [string, Partial<BankItem>] => [
      `gaps with ${scoring_rule}`,
      {
        ...typed,
        interaction: 'gaps',
        bank_question: '<p>a {b} [[1]], [[2]], [[3]]</p>',
        bank_question_weight: 5,
        scoring_rule,
        wrong_points: -1,
        bank_gaps: {
          1: { type: 'list', options: { 1: 'a~b}', 2: '50% # =c', 3: '\\d' } },
          2: { type: 'text' },
          3: { type: 'number' },
        },
        bank_key: {
          1: ['2'],
          2: [{ answer: 'x', share: 1 }],
          3: { min: '1', max: '2' },
        },
        text_rules: { case: false, punctuation: true },
      },
    ]),
  ];
  test.each(cases)('%s', (_, fields) => {
    const item = anExported(fields);
    for (const write of Object.values(VERSIONS)) {
      const [read] = itemsOf(readAlone(item, write)) as [ImportedItem];
      const {
        option_type: _type,
        bank_question_weight,
        play_limit,
        scoring_rule,
        ...expected
      } = fieldsOf(item) as unknown as ImportedFields;
      // A length in words is our own part of 3.0 only.
      if (write === writeQti22) delete expected.max_words;
      expect(withPlainNames(read.fields)).toMatchObject(expected);
      expect(read.fields.scoring_rule ?? 'all_or_nothing').toBe(scoring_rule);
      expect(read.fields.bank_question_weight ?? item.bank_question_weight).toBe(bank_question_weight);
      if (expected.files) expect(read.fields.play_limit).toBe(play_limit);
      expect(read.warnings).toEqual([]);
    }
  });
});

const stimulus = (id: string, content: string): Stimulus => ({
  id,
  examination_id: 'x',
  bank_section: 'SOAL',
  content,
  bank_asset: { image: [], audio: ['bank_asset/c-3.mp3'], video: [] },
  play_limit: 2,
  shuffle_items: true,
});

test('passages, sections, times and orders stay', () => {
  const items = [
    anExported({ bank_section: 'A/B' }),
    anExported({ bank_section: 'A/B', stimulus_id: 's1' }),
    anExported({ bank_section: 'A/B', stimulus_id: 's1' }),
    anExported({ bank_section: 'C', bank_question: '<p>Lain</p>' }),
  ];
  const examination = {
    ...examinationOf(items, [stimulus('s1', '<p>Satu</p>')]),
    sections: [
      { ...anExportedSection('A/B'), duration_seconds: 2550, shuffle_questions: true },
      { ...anExportedSection('C'), forward_only: true },
    ],
  };
  const { file, lost } = writeQti3(examination);
  expect(checkPackage(file)).toEqual([]);
  const read = importQti({ name: 'x.zip', bytes: file });
  const [first, second, third] = itemsOf(read);
  expect([first?.stimulus, second?.stimulus, third?.stimulus]).toEqual([
    undefined,
    'stimuli/STIMULUS_1.xml',
    second?.stimulus,
  ]);
  expect(read.stimuli).toEqual({
    'stimuli/STIMULUS_1.xml': {
      content: '<p>Satu</p>',
      files: ['media/c-3.mp3'],
      play_limit: 2,
      shuffle_items: true,
    },
  });
  expect(read.sections).toEqual([
    { name: 'A/B', duration_seconds: 2550, shuffle_questions: true },
    { name: 'C', forward_only: true },
  ]);
  expect(itemsOf(read).map(({ section }) => section)).toEqual(['A/B', 'A/B', 'A/B', 'C']);
  expect(lost.map(({ problem }) => problem.code)).toEqual(['lost_play_limit', 'lost_play_limit']);
  const plain = importQti({ name: 'x.zip', bytes: withoutExact(file) });
  expect(plain.stimuli['stimuli/STIMULUS_1.xml']).toEqual({
    content: '<p>Satu</p>',
    files: ['media/c-3.mp3'],
  });
});

test('QTI 2.2 repeats a passage, and names it', () => {
  const item = anExported({ stimulus_id: 's1' });
  const { file, lost } = writeQti22(examinationOf([item], [stimulus('s1', '<p>Satu</p>')]));
  expect(checkPackage(file)).toEqual([]);
  expect(lost.map(({ problem }) => problem.code)).toEqual(['lost_shared_stimulus', 'lost_play_limit']);
  const [read] = itemsOf(importQti({ name: 'x.zip', bytes: withoutExact(file) })) as [ImportedItem];
  expect(read.fields.bank_question).toContain('<p>Satu</p>');
});

test('an item that was edited in the file is read from QTI', () => {
  const { file } = writeQti3(
    examinationOf([anExported({ bank_question: '<p>Ibu kota Prancis?</p>', tags: ['ips'] })]),
  );
  const { 'items/ITEM_1.xml': item, ...others } = unzipSync(file);
  const edited = strFromU8(item as Uint8Array).replace('Prancis?</p>', 'Italia?</p>');
  const [read] = itemsOf(
    importQti({ name: 'x.zip', bytes: zipSync({ ...others, 'items/ITEM_1.xml': strToU8(edited) }) }),
  );
  expect(read?.fields.bank_question).toBe('<p>Ibu kota Italia?</p>');
  expect(read?.fields.tags).toBeUndefined();
});
