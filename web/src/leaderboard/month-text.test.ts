import { expect, test } from 'vitest';
import { lastDayName, monthName } from './month-text.ts';

test('a month has its name in the language of the screen', () => {
  expect(monthName('2026-11', 'en')).toBe('November 2026');
  expect(monthName('2026-08', 'id')).toBe('Agustus 2026');
});

test.each([
  ['2026-12', 'December 31'],
  ['2027-02', 'February 28'],
  ['2028-02', 'February 29'],
])('the last day of %s is %s', (month, day) => {
  expect(lastDayName(month, 'en')).toBe(day);
});
