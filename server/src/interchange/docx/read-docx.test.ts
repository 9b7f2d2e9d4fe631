/** Documents with numbered questions, through to questions as they are stored. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  anchoredPicture,
  buildDocx,
  type DocxOptions,
  equation,
  inlinePicture,
  item,
  math,
  paragraph,
  run,
  table,
} from '../../../test/docx/build-docx.ts';
import { renderLatex } from '../../content/write-math.ts';
import { readFile } from '../fit-file.ts';

const read = (body: string[], options?: DocxOptions) =>
  readFile({ name: 'soal.docx', bytes: buildDocx(body, options) });

const aPng = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const PICTURES = { rId10: { name: 'image1.png', bytes: aPng }, rId11: { name: 'image2.png', bytes: aPng } };

/** Questions as "stem / options / key", and refused ones as their code. */
async function summary(body: string[], options?: DocxOptions): Promise<string[]> {
  const { items, refused } = await read(body, options);
  return [
    ...items.map(({ content }) => {
      const key = JSON.stringify(content.bank_key);
      return [content.bank_question, Object.values(content.bank_option).join('|'), key].join(' / ');
    }),
    ...refused.map(({ problem }) => [problem.code, ...Object.values(problem.params)].join(' ')),
  ];
}
async function codes(body: string[], options?: DocxOptions): Promise<string[]> {
  const { items } = await read(body, options);
  return items.flatMap(({ warnings }) => warnings.map(({ code }) => code));
}

const ONE = '<p>Ibu kota Indonesia adalah …</p> / Jakarta|Bandung|Medan / ["1"]';
const STEM = 'Ibu kota Indonesia adalah …';

test('reads automatic numbers of questions and options', async () => {
  const body = [
    item(STEM, 1),
    ...['Jakarta', 'Bandung', 'Medan'].map((text) => item(text, 1, 1)),
    paragraph('Kunci: A'),
    item('Dua?', 1),
    ...['a', 'b', 'c'].map((text) => item(text, 1, 1)),
    paragraph('Jawaban: C'),
  ];
  expect(await summary(body)).toEqual([ONE, '<p>Dua?</p> / a|b|c / ["3"]']);
  const { items, format } = await read(body);
  expect(format).toBe('docx');
  expect(items[1]?.ref).toEqual({ code: 'ref_question', params: { number: 2 } });
});

test('reads equations and pictures in texts and options', async () => {
  const half = math.fraction('1', '2');
  const body = [
    item(
      `${run('Nilai ')}${equation(half)}${run(' dari gambar ')}${inlinePicture('rId10', 'segitiga', 300, 200)}`,
      1,
    ),
    item(equation(math.sup('x', '2')), 1, 1),
    item(anchoredPicture('rId11', 'persegi'), 1, 1),
    paragraph('Kunci: B'),
  ];
  const { items, media } = await read(body, { pictures: PICTURES });
  expect(items[0]?.content.bank_question).toBe(
    `<p>Nilai ${renderLatex('\\frac{1}{2}', false)} dari gambar <img src="bank_asset/import-0.png" alt="segitiga" width="300" height="200" /></p>`,
  );
  expect(items[0]?.content).toMatchObject({
    option_type: 'html',
    bank_option: {
      1: renderLatex('{x}^{2}', false),
      2: '<img src="bank_asset/import-1.png" alt="persegi" width="120" height="80" />',
    },
    bank_key: ['2'],
  });
  expect(items[0]?.warnings).toEqual([]);
  expect(media).toHaveLength(2);
});

test('reads typed numbers and a table of keys at the end', async () => {
  const body = [
    paragraph(`1. ${STEM}`),
    paragraph('A. Jakarta\tB. Bandung\tC. Medan'),
    paragraph('2. Dua?'),
    table([
      ['A. a', 'C. c'],
      ['B. b', 'D. d'],
    ]),
    paragraph('Kunci Jawaban'),
    table([
      ['No', '1', '2'],
      ['Kunci', 'A', 'D'],
    ]),
  ];
  expect(await summary(body)).toEqual([ONE, '<p>Dua?</p> / a|b|c|d / ["4"]']);
  expect(await codes(body)).toEqual([]);
});

const options = (right: string, look: string, texts = ['Jakarta', 'Bandung', 'Medan']) =>
  texts.map((text) => item(run(text, right.includes(text) ? look : ''), 1, 1));

test.each([
  ['bold', '<w:b/>'],
  ['highlighted', '<w:highlight w:val="yellow"/>'],
  ['shaded', '<w:shd w:val="clear" w:fill="FFFF00"/>'],
  ['colored', '<w:color w:val="FF0000"/>'],
  ['underlined', '<w:u w:val="single"/>'],
  ['bold by a style', '<w:rStyle w:val="Kuat"/>'],
])('an option that is %s is the right one', async (_, look) => {
  const styles =
    '<w:style w:type="character" w:styleId="Kuat"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>';
  expect(await summary([item(STEM, 1), ...options('Jakarta', look)], { styles })).toEqual([ONE]);
});

test('several options that look different are named', async () => {
  const body = [item(STEM, 1), ...options('Jakarta Medan', '<w:b/>')];
  expect(await codes(body)).toEqual(['marks_unclear', 'no_key_in_file']);
  const two = [item('Pilihlah dua jawaban!', 1), ...options('Jakarta Medan', '<w:color w:val="C00000"/>')];
  expect(await summary(two)).toEqual(['<p>Pilihlah dua jawaban!</p> / Jakarta|Bandung|Medan / ["1","3"]']);
});

test('a key counts more than a look, and the difference is named', async () => {
  const body = [item(STEM, 1), ...options('Medan', '<w:b/>'), paragraph('Kunci: A')];
  expect(await summary(body)).toEqual([ONE]);
  expect(await codes(body)).toEqual(['two_keys']);
});
