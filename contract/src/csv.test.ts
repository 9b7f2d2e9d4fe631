import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|x',
  '\tx',
  '\n1',
  '\0x',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '\u202e+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '｜x',
])('a spreadsheet does not compute %j', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`);
});

test.each(['', 'Ana', '1 + 1', ' Ana', 'a=b', 'ana@school.test', '\u202bآنا'])('%j is unchanged', (text) => {
  expect(csvCell(text)).toBe(`"${text}"`);
});

test('quotes, commas and line ends stay in their cell', () => {
  expect(csvCell('a "b", c;\nd')).toBe('"a ""b"", c;\nd"');
});

test.each([
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['x;=1+1', "x;'=1+1"],
  ['x, =1', "x,' =1"],
  ['x;"=1"', `x;'""=1""`],
  ['a\n=1;+2', "a\n'=1;'+2"],
])('a spreadsheet with another separator does not compute %j', (text, cell) => {
  expect(csvCell(text)).toBe(`"${cell}"`);
});
