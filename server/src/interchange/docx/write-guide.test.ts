/** The explanations in a template are not read, whatever other programs or teachers do to the file. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFile } from '../fit-file.ts';
import { exampleExamination } from '../template/examples.ts';
import { writeDocx } from './write.ts';

const { file } = await writeDocx(await exampleExamination('id'), { hasGuide: true });

function readChanged(change: (document: string) => string) {
  const parts = unzipSync(file);
  const document = strFromU8(parts['word/document.xml'] as Uint8Array);
  const bytes = zipSync({ ...parts, 'word/document.xml': strToU8(change(document)) });
  return readFile({ name: 'templat-soal.docx', bytes });
}

const textOf = (document: string) => document.replace(/<[^>]+>/g, '');

test('the template begins with two lines and the examples, and ends with a page of rules', () => {
  const document = strFromU8(unzipSync(file)['word/document.xml'] as Uint8Array);
  const [start = '', ...others] = textOf(document).split('Bagian tumbuhan');
  expect(start.length).toBeLessThan(200);
  const [rules = ''] = document.split('<w:pageBreakBefore/>').slice(1);
  expect(textOf(rules)).toMatch(/^Cara menulis soal.*Rubrik: Untuk uraian/);
  expect(textOf(others.join()).indexOf('Cara menulis soal')).toBeGreaterThan(500);
});

test('programs that drop our styles change no question', async () => {
  const { items, refused } = await readChanged((document) =>
    document.replace(/<w:pStyle w:val="Lulus\w+"\/>/g, ''),
  );
  expect(refused.map(({ problem }) => problem)).toMatchObject([
    { code: 'outside_questions', params: { text: 'Templat' } },
  ]);
  expect(items).toHaveLength(10);
  expect(items.flatMap(({ warnings }) => warnings)).toEqual([]);
  expect(items.at(-1)?.content).toMatchObject({ hint: null, max_words: 150 });
});

test('questions below the rules, in their style, are read', async () => {
  const lines = ['11. Ibu kota Jepang?', 'A. Tokyo', 'B. Kyoto', 'Kunci: A'].map(
    (text) => `<w:p><w:pPr><w:pStyle w:val="LulusGuide"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`,
  );
  const { items, refused } = await readChanged((document) =>
    document.replace('<w:sectPr', `${lines.join('')}<w:sectPr`),
  );
  expect(refused).toEqual([]);
  expect(items).toHaveLength(11);
  expect(items.at(-1)?.content).toMatchObject({ bank_question: '<p>Ibu kota Jepang?</p>', bank_key: ['1'] });
});
