import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contentText } from './content-text.ts';
import { readContent } from './read-content.ts';

const pasted = (name: string) =>
  readFile(new URL(`../../test/pasted/${name}.html`, import.meta.url), 'utf8').then(readContent);

const NO_LIST = ['1.', '2.'];

test.each([
  ['word', NO_LIST],
  ['google-docs', ['<ul><li', '<strong>satu</strong>', '<em>dua</em>']],
  ['libreoffice', ['<ol>', '<b>satu</b>', '<i>dua</i>', '<mfrac><mn>1</mn><mn>2</mn></mfrac>']],
])('what %s writes is kept', async (name, parts) => {
  const { html, refused } = await pasted(name);
  expect(refused).toEqual([]);
  for (const part of ['10<sup>24</sup> kg', 'H<sub>2</sub>O', ...parts]) expect(html).toContain(part);
  expect(html.match(/<t[rd][ >]/g)).toHaveLength(6);
  expect(contentText(html)).toMatch(/10²⁴ kg, air H₂O .*satu .*dua a1 a2 b1 b2/);
  expect(html).not.toMatch(/style|class|span|font|mso/);
});

test.each([
  ['word-equation', ['m:oMath']],
  ['word-picture', ['v:shapes', 'src']],
  ['google-docs-picture', ['src']],
  ['libreoffice-picture', ['name', 'align', 'border', 'src']],
])('what cannot be kept of %s is named', async (name, names) => {
  expect((await pasted(name)).refused).toEqual(names);
});
