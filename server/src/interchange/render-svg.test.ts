import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isSvg, renderSvg } from './render-svg.ts';

const svg = (inner: string, start = '') =>
  new TextEncoder().encode(
    `${start}<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inner}</svg>`,
  );

test('a drawing becomes a picture of twice its size', async () => {
  const png = await renderSvg(svg('<rect width="40" height="20" fill="#f00"/>', '<?xml version="1.0"?>\n'));
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([80, 40, 255, 0, 0]);
});

test.each([
  ['a file', '<image href="file:///etc/passwd" width="9" height="9"/>'],
  ['an address', '<image xlink:href="https://example.com/a.png" width="9" height="9"/>'],
  ['a style elsewhere', '<style>@import "https://example.com/a.css";</style>'],
  ['a pattern elsewhere', '<rect fill="url(other.svg#a)" width="9" height="9"/>'],
  ['HTML', '<foreignObject width="9" height="9"><p>Teks</p></foreignObject>'],
  ['a damaged file', '<rect width="1">'],
])('%s is refused', async (_, inner) => {
  expect(await renderSvg(svg(inner))).toBeUndefined();
});

test('entities are refused', async () => {
  const bytes = svg('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>');
  expect(await renderSvg(bytes)).toBeUndefined();
});

test('drawings are known by their content', () => {
  expect(isSvg(svg('', '<!-- drawing -->\n'))).toBe(true);
  expect(isSvg(new TextEncoder().encode('teks <svg>'))).toBe(false);
});
