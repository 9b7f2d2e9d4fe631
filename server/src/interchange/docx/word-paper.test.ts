import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  buildWordPaper,
  PAPER_CHOICES,
  PAPER_ESSAYS,
  PAPER_KEYS,
  PAPER_OUTSIDE,
} from '../../../test/docx/word-paper.ts';
import { readFile } from '../fit-file.ts';

const saved = (name: string) => readFileSync(new URL(`../../../test/docx/${name}`, import.meta.url));

test.each([
  ['made for Word', buildWordPaper()],
  ['written by LibreOffice', saved('libreoffice-paper.docx')],
])('reads a paper of 40 questions with formulas, pictures and tables, %s', async (_, bytes) => {
  const { items, refused, stimuli, media } = await readFile({ name: 'uas.docx', bytes });
  expect(refused.map(({ problem }) => problem.code)).toEqual(Array(PAPER_OUTSIDE).fill('outside_questions'));
  expect(items.flatMap(({ n, warnings }) => warnings.map(({ code }) => `${n} ${code}`))).toEqual([]);
  expect(items.map(({ ref }) => ref.params.number)).toEqual(
    Array.from({ length: PAPER_CHOICES + PAPER_ESSAYS }, (_, at) => at + 1),
  );
  const choices = items.slice(0, PAPER_CHOICES);
  expect(choices.map(({ content }) => Object.keys(content.bank_option).length)).toEqual(
    Array(PAPER_CHOICES).fill(5),
  );
  expect(choices.map(({ content }) => content.bank_key)).toEqual(
    PAPER_KEYS.map((letter) => [String('ABCDE'.indexOf(letter) + 1)]),
  );
  expect(items.slice(PAPER_CHOICES).map(({ section, content }) => [section, content.interaction])).toEqual(
    Array(PAPER_ESSAYS).fill(['URAIAN', 'essay']),
  );
  expect(items.filter(({ stimulus }) => stimulus !== null).map(({ ref }) => ref.params.number)).toEqual([
    11, 12, 13,
  ]);
  expect(Object.values(stimuli)).toHaveLength(1);
  expect(media).toHaveLength(4);
});

test('reads lists that LibreOffice made from a web page', async () => {
  const bytes = saved('libreoffice-from-html.docx');
  const { items, refused } = await readFile({ name: 'soal.docx', bytes });
  expect(refused).toEqual([]);
  expect(
    items.map(({ content }) => [content.bank_question, Object.values(content.bank_option), content.bank_key]),
  ).toEqual([
    ['<p>Ibu kota Jawa Timur adalah …</p>', ['Surabaya', 'Malang', 'Kediri', 'Madiun'], ['1']],
    ['<p>Rumus air adalah H<sub>2</sub>O. Lambang <i>oksigen</i> adalah …</p>', ['H', 'O', 'N', 'C'], ['2']],
    [
      '<p>Perhatikan tabel!</p><table><tbody><tr><td><b>Hari</b></td><td><b>Suhu</b></td></tr><tr><td>Senin</td><td>30 °C</td></tr></tbody></table><p>Suhu hari Senin adalah …</p>',
      ['28 °C', '29 °C', '30 °C', '31 °C'],
      ['3'],
    ],
  ]);
  expect(items[0]?.warnings).toEqual([{ code: 'two_keys', params: { kept: 'A', other: 'C' } }]);
});
