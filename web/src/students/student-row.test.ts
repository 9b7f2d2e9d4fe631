import { expect, test } from 'vitest';
import { folded, matches } from '../platform/ui/tables/search-text.ts';
import { classesOf } from './student-row.ts';
import { aRow } from './test-students.ts';

test('the name has all given parts', () => {
  expect(aRow({ middle_name: null, last_name: null }).name).toBe('Siti');
  expect(aRow({}).name).toBe('Siti Nur Rahmawati');
});

test.each(['siti rahma', 'RAHMAWATI', 'ipa 2', 'siti@', '0812', ' nur  siti '])(
  'the search %j finds the student',
  (search) => {
    expect(matches(aRow({}), folded(search))).toBe(true);
  },
);

test.each(['budi', 'siti budi', 'ipa 3'])('the search %j does not find the student', (search) => {
  expect(matches(aRow({}), folded(search))).toBe(false);
});

test('the search ignores accents', () => {
  expect(matches(aRow({ first_name: 'André' }), folded('andre'))).toBe(true);
});

test('classes are listed once, in numeric order', () => {
  const rows = ['X 10', 'IX', 'X 2', 'X 10', 'x-10', 'X2', null].map((name) => ({ class: name }));
  expect(classesOf(rows)).toEqual(['IX', 'X 2', 'X 10']);
});
