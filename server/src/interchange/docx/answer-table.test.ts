/** Tables that a teacher makes below a line with the type. */
import { expect, test } from 'vitest';
import { buildDocx, paragraph, table } from '../../../test/docx/build-docx.ts';
import { readFile } from '../fit-file.ts';

test.each<[string, string, string[][], string[], object]>([
  [
    'pairs',
    'Jenis: Menjodohkan',
    [
      ['Italia', 'Roma'],
      ['Peru', 'Lima'],
    ],
    [],
    { interaction: 'match', bank_rows: { 1: 'Italia', 2: 'Peru' } },
  ],
  [
    'sides with labels and a heading',
    'Type: Matching',
    [
      ['Left', 'Right'],
      ['1. Italy', 'A. Lima'],
      ['2. Peru', 'B. Rome'],
      ['', 'C. Oslo'],
    ],
    ['Answer: 1-B, 2-A'],
    { interaction: 'match', bank_rows: { 1: 'Italy', 2: 'Peru' } },
  ],
  [
    'statements with a key',
    'Type: Table',
    [
      ['Statement', 'Living', 'Not living'],
      ['A stone', '', ''],
      ['A cat', '', ''],
    ],
    ['Answer: 1=B; 2=A'],
    {
      interaction: 'choice_table',
      bank_option: { 1: 'Living', 2: 'Not living' },
      bank_rows: { 1: 'A stone', 2: 'A cat' },
      bank_key: { 1: '2', 2: '1' },
    },
  ],
  [
    'statements with ticks',
    'Jenis: Benar/Salah',
    [
      ['No', 'Pernyataan', 'Hidup', 'Mati'],
      ['1', 'Batu', '', '√'],
      ['2', 'Kucing', 'V', ''],
    ],
    [],
    { interaction: 'choice_table', bank_rows: { 1: 'Batu', 2: 'Kucing' }, bank_key: { 1: '2', 2: '1' } },
  ],
])('reads %s', async (_, type, rows, key, content) => {
  const body = [
    ...[paragraph('1. Kerjakan.'), paragraph(type), table(rows)],
    ...[...key, 'Label: sulit', '2. Jelaskan.'].map((line) => paragraph(line)),
  ];
  const { items, refused } = await readFile({ name: 'soal.docx', bytes: buildDocx(body) });
  expect(refused).toEqual([]);
  expect(items.map(({ warnings }) => warnings)).toEqual([[], []]);
  expect(items[0]?.content).toMatchObject({ bank_question: '<p>Kerjakan.</p>', tags: ['sulit'], ...content });
});
