import { expect, test } from 'vitest';
import { type DecimalSign, formatRational, readNumber } from './read-number.ts';

const read = (typed: string, decimalSign: DecimalSign = ',', unit: string | null = null) => {
  const value = readNumber(typed, { decimalSign, unit });
  return value && formatRational(value, '.');
};

test.each([
  ['3,5', '3.5'],
  ['3.5', '3.5'],
  ['0.125', '0.125'],
  ['1.2500', '1.25'],
  ['1.250', '1250'],
  ['12.345.678', '12345678'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1 234 567,8', '1234567.8'],
  ["1'234'567", '1234567'],
  ['٣٫٥', '3.5'],
  ['١٬٢٣٤', '1234'],
  ['१२', '12'],
  ['1e3', '1000'],
  ['2,5e-2', '0.025'],
  ['−2', '−2'],
  ['+2', '2'],
  ['½', '0.5'],
  ['1½', '1.5'],
  ['1 1/2', '1.5'],
  ['1/3', '1/3'],
  ['−1/4', '−0.25'],
  [',5', '0.5'],
  ['0,125', '0.125'],
])('under a decimal comma, %s is read as %s', (typed, value) => {
  expect(read(typed)).toBe(value);
});

test.each([
  ['1,250', '1250'],
  ['1.250', '1.25'],
  ['0,125', '0.125'],
])('under a decimal point, %s is read as %s', (typed, value) => {
  expect(read(typed, '.')).toBe(value);
});

test.each([
  '',
  'lima',
  '1,2,3',
  '1.23.456',
  '1 23',
  '1/0',
  '1,234.567,8',
  '2 cm',
  '--1',
  '1e',
  '1e500',
  '12.34.56,7',
])('%s is not a number', (typed) => {
  expect(read(typed)).toBeNull();
});

test('the own unit may follow', () => {
  expect(read('1.250 km/h', ',', 'km/h')).toBe('1250');
  expect(read('5%', ',', '%')).toBe('5');
});
