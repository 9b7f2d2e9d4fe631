/** Questions of all types as a teacher types them. */
import { expect, test } from 'vitest';
import type { ImportedItem } from '../imported.ts';
import { mapText } from './map.ts';
import { readText } from './read.ts';

const readAll = (text: string) =>
  mapText(readText({ name: 'soal.txt', bytes: new TextEncoder().encode(text) })).entries;
const readOne = (text: string) => {
  const [entry, ...others] = readAll(text);
  expect(others).toEqual([]);
  return entry as ImportedItem;
};

test.each<[string, string, object]>([
  [
    'an answer with an alternative',
    '1. Ibu kota Indonesia?\nJenis: isian\nKunci: Jakarta atau Batavia',
    {
      interaction: 'short_answer',
      bank_key: [
        { answer: 'Jakarta', share: 1 },
        { answer: 'Batavia', share: 1 },
      ],
    },
  ],
  [
    'an answer with a share',
    '1. What is the capital?\nType: short answer\nAnswer: Jakarta; Batavia (50%)',
    {
      bank_key: [
        { answer: 'Jakarta', share: 1 },
        { answer: 'Batavia', share: 0.5 },
      ],
    },
  ],
  [
    'a number with tolerance and unit',
    '1. Berapa panjangnya?\nJenis: angka\nKunci: 3,5 ± 0,05 cm\nBobot: 2',
    {
      interaction: 'number',
      bank_key: { value: '3.5', tolerance: '0.05' },
      unit: 'cm',
      bank_question_weight: 2,
    },
  ],
  [
    'a range',
    '1. Berapa suhunya?\nJenis: Angka\nKunci: 20 sampai 25\nSatuan: °C',
    { bank_key: { min: '20', max: '25' }, unit: '°C' },
  ],
  [
    'pairs in lines',
    '1. Pasangkan negara dengan ibu kotanya.\nJenis: menjodohkan\nTag: geografi\nItalia = Roma\nPrancis = Paris',
    {
      interaction: 'match',
      tags: ['geografi'],
      bank_rows: { 1: 'Italia', 2: 'Prancis' },
      bank_option: { 1: 'Roma', 2: 'Paris' },
      bank_key: { 1: '1', 2: '2' },
    },
  ],
  [
    'sides with numbers and letters',
    '1. Jodohkan.\nJenis: Menjodohkan\nKiri 1: Mesir\nKiri 2: Peru\nA. Lima\nB. Kairo\nC. Tokyo\nKunci: 1-B, 2-A',
    { interaction: 'match', bank_rows: { 1: 'Mesir', 2: 'Peru' }, bank_key: { 1: '2', 2: '1' } },
  ],
  [
    'an order',
    '1. Urutkan.\nJenis: mengurutkan\nA. Ulat\nB. Telur\nC. Kupu-kupu\nKunci: B, A, C',
    { interaction: 'order', bank_key: ['2', '1', '3'] },
  ],
  [
    'gaps without a type',
    '1. Sel membelah dengan [[1]] menjadi [[2]].\nRumpang 1: mitosis\nRumpang 2: angka: 2',
    {
      interaction: 'gaps',
      bank_gaps: { 1: { type: 'text' }, 2: { type: 'number' } },
      bank_key: { 1: [{ answer: 'mitosis', share: 1 }], 2: { value: '2' } },
    },
  ],
  [
    'statements',
    '1. Benar atau salah?\nJenis: benar/salah\nPernyataan 1: Es mengapung.\nPernyataan 2: Besi mengapung.\nKunci: benar; salah',
    {
      interaction: 'choice_table',
      bank_option: { 1: 'Benar', 2: 'Salah' },
      bank_rows: { 1: 'Es mengapung.', 2: 'Besi mengapung.' },
      bank_key: { 1: '1', 2: '2' },
    },
  ],
  [
    'a single statement',
    '1. Es mengapung.\nJenis: benar-salah\nKunci: Benar',
    { interaction: 'choice', bank_option: { 1: 'Benar', 2: 'Salah' }, bank_key: ['1'] },
  ],
  [
    'an essay with a rubric',
    '1. Jelaskan.\nJenis: uraian\nRubrik: Isi | 2 = lengkap | 1 = sebagian\nRubrik: Bahasa | 1 = baku\nMaksimal Kata: 100',
    {
      interaction: 'essay',
      max_words: 100,
      rubric: [
        {
          criterion: 'Isi',
          levels: [
            { points: 2, description: 'lengkap' },
            { points: 1, description: 'sebagian' },
          ],
        },
        { criterion: 'Bahasa', levels: [{ points: 1, description: 'baku' }] },
      ],
    },
  ],
  [
    'a multiple choice with all settings',
    '1. Pilih.\nA. Ikan\nB. Paus\nC. Hiu\nJenis: PG kompleks\nKunci: A dan C\nPenilaian: Benar kurang salah\nNilai Salah: -0,25\nMaksimal Pilihan: 2\nPilihan Terkunci: C\nLabel: hewan; laut\nPembahasan: Lihat.',
    {
      interaction: 'choice_multiple',
      bank_key: ['1', '3'],
      scoring_rule: 'parts_minus_wrong',
      wrong_points: -0.25,
      max_choices: 2,
      pinned_options: ['3'],
      tags: ['hewan', 'laut'],
      hint: 'Lihat.',
    },
  ],
])('reads %s', (_, text, fields) => {
  const { fields: read, warnings } = readOne(text);
  expect(read).toMatchObject(fields);
  expect(warnings).toEqual([]);
});

test.each([
  ['1. Urutkan.\nJenis: mengurutkan\nKunci: B, A', 'too_few_options'],
  ['1. Berapa?\nJenis: angka\nKunci: tiga', 'number_unreadable'],
  ['1. Pilih.\nJenis: PG\nA. satu\nB. dua\nKunci: F', 'key_unreadable'],
  ['1. Jelaskan.\nJenis: uraian\nPenilaian: sesuka hati', 'line_unreadable'],
  ['1. Jodohkan.\nJenis: menjodohkan\nA. satu\nB. dua', 'left_sides_missing'],
])('refuses %j', (text, code) => {
  expect(readOne(text)).toMatchObject({ refused: { code } });
});

test('names lines that the type does not have', () => {
  const { warnings } = readOne('1. Jelaskan.\nJenis: uraian\nRumpang 1: mitosis');
  expect(warnings).toEqual([{ code: 'line_dropped', params: { name: 'Rumpang 1', text: 'mitosis' } }]);
});

test('a line with such a name is text where no type is named', () => {
  const { fields } = readOne(
    '1. Perhatikan data!\nSatuan: cm\nJenis: batuan beku\nA. satu\nB. dua\nKunci: A',
  );
  expect(fields.bank_question).toBe('<p>Perhatikan data!</p><p>Satuan: cm</p><p>Jenis: batuan beku</p>');
});

test('types may follow each other under any heading', () => {
  const entries = readAll(
    'URAIAN\n1. Hitung.\nJenis: angka\nKunci: 1\n2. Pilih.\nJenis: PG\nA. a\nB. b\nKunci: B\n3. Jelaskan.\n\nISIAN\n1. Urutkan.\nJenis: mengurutkan\nA. a\nB. b\nKunci: B, A',
  ) as ImportedItem[];
  expect(entries.map(({ section, fields }) => [section, fields.interaction])).toEqual([
    ['URAIAN', 'number'],
    ['URAIAN', 'choice'],
    ['URAIAN', 'essay'],
    ['ISIAN', 'order'],
  ]);
});
