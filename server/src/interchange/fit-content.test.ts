import type { Problem } from '@lulus/contract/messages';
import { expect, test } from 'vitest';
import { fitContent } from './fit-content.ts';
import { readFile } from './fit-file.ts';

const media = new Map([['a.png', { path: 'bank_asset/import-0.png', kind: 'image' as const }]]);
const PICTURE = '<img src="bank_asset/import-0.png" alt="" />';

test.each([
  ['<IMG src=a.png>', PICTURE],
  [`<img alt="a > b" src='a.png'>!`, '<img src="bank_asset/import-0.png" alt="a &gt; b" />!'],
  ['<img src="a.png" width="20.5px" height="100%">', PICTURE.replace(' />', ' width="20" />')],
  ['x <img src="b.png" alt="kucing"> y', 'x [kucing] y'],
  ['<imgx>', ''],
])('%s', (html, expected) => {
  const fitted = fitContent(html, media, []);
  expect('html' in fitted ? fitted.html : '').toBe(expected);
});

test('a stimulus that would lose words refuses its questions', async () => {
  const question = (type: string, html: string) =>
    `<question type="${type}"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question>`;
  const xml = `<quiz>${question('description', '<p>Jika a </>b</p>')}${question('essay', 'Uraikan!')}</quiz>`;
  const { refused } = await readFile({ name: 'a.xml', bytes: new TextEncoder().encode(xml) });
  expect(refused.map(({ problem }) => problem.code)).toEqual(['content_refused']);
});

test('pictures that do not end take little time', () => {
  const start = performance.now();
  const warnings: Problem[] = [];
  for (const part of ['<img "', "<img '", '<img a="b"']) fitContent(part.repeat(30_000), media, warnings);
  expect(performance.now() - start).toBeLessThan(10_000);
});
