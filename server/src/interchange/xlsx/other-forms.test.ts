/** Sheets with the columns and words of other programs. */
import { expect, test } from 'vitest';
import { type AnyCell, aWorkbook } from '../../../test/xlsx/workbook.ts';
import { type ImportedFields, isRefused } from '../imported.ts';
import { importXlsx } from './map.ts';

const read = (rows: AnyCell[][]) =>
  importXlsx(aWorkbook({ sheets: [{ rows }] })).entries.map((entry): ImportedFields | string =>
    isRefused(entry) ? entry.refused.code : entry.fields,
  );

test('options behind numbers, with the number of the right one', () => {
  const heading = [
    'NO',
    'JENIS SOAL',
    'SOAL',
    'JAWAB1',
    'FILEJAWAB1',
    'JAWAB2',
    'FILEJAWAB2',
    'KUNCI JAWABAN',
  ];
  expect(
    read([
      heading,
      [1, 1, 'Planet terbesar?', 'Mars', null, 'Yupiter', null, 2],
      [2, 2, 'Jelaskan gerhana!', null, null, null, null, null],
    ]),
  ).toMatchObject([
    { interaction: 'choice', bank_option: { 1: 'Mars', 2: 'Yupiter' }, bank_key: ['2'] },
    { interaction: 'essay' },
  ]);
});

test('types in the words of programs', () => {
  const heading = ['question_text', 'question_type', 'correct_answer', 'option_a', 'option_b', 'option_c'];
  expect(
    read([
      heading,
      ['Which is a gas?', 'multiple_choice', 'B', 'iron', 'helium', 'gold'],
      ['Which are metals?', 'multiple_choice', 'A, C', 'iron', 'helium', 'gold'],
      ['Which is a metal?', 'multi_select', 'A', 'iron', 'helium', 'gold'],
      ['Ice is cold.', 'true_false', 'True', 'True', 'False', null],
      ['Which one?', 'multiple_choice', null, null, null, null],
    ]),
  ).toMatchObject([
    { interaction: 'choice', bank_key: ['2'] },
    { interaction: 'choice_multiple', bank_key: ['1', '3'] },
    { interaction: 'choice_multiple', bank_key: ['1'] },
    { interaction: 'choice', bank_option: { 1: 'True', 2: 'False' }, bank_key: ['1'] },
    { interaction: 'choice', bank_option: {} },
  ]);
});

test('a row for each option, with ticks at the right ones', () => {
  const below = (letter: string, text: string | null, tick: string | null): AnyCell[] => [
    null,
    null,
    null,
    letter,
    text,
    tick,
  ];
  expect(
    read([
      ['NO', 'SOAL', 'JENIS', 'OPSI', 'JAWABAN', 'KUNCI'],
      [1, 'Planet terbesar?', 1, 'A', 'Mars', null],
      below('B', 'Yupiter', 'V'),
      below('C', null, null),
      [2, 'Mana yang gas?', 2, 'A', 'helium', 'v'],
      below('B', 'besi', null),
      [3, 'Satelit bumi?', 4, null, 'Bulan', null],
      [4, 'Jelaskan gerhana!', 5, null, 'Bayangan bulan', null],
    ]),
  ).toMatchObject([
    { interaction: 'choice', bank_option: { 1: 'Mars', 2: 'Yupiter' }, bank_key: ['2'] },
    { interaction: 'choice_multiple', bank_option: { 1: 'helium', 2: 'besi' }, bank_key: ['1'] },
    { interaction: 'short_answer', bank_key: [{ answer: 'Bulan', share: 1 }] },
    { interaction: 'essay', rubric: [{ criterion: 'Bayangan bulan', levels: [] }] },
  ]);
});
