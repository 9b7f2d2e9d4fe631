import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|x'])(
  'a spreadsheet does not compute %j',
  (text) => {
    expect(csvRow([text])).toBe(`"'${text}"\r\n`);
  },
);

test('quotes, commas and line ends stay within their cell', () => {
  expect(csvRow(['a "b", c\nd', null, 'e'])).toBe('"a ""b"", c\nd","","e"\r\n');
});
