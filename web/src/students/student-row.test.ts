import { expect, test } from 'vitest';
import { folded, matches } from '../platform/ui/tables/search-text.ts';
import { classesOf } from './student-row.ts';
import { aRow } from './test-students.ts';

test('the name is made of the parts that there are', () => {
  expect(aRow({ middle_name: null, last_name: null }).name).toBe('Siti');
  expect(aRow({}).name).toBe('Siti Nur Rahmawati');
});

test.each(['siti rahma', 'RAHMAWATI', 'ipa 2', 'siti@', '0812', ' nur  siti '])('%j finds her', (search) => {
  expect(matches(aRow({}), folded(search))).toBe(true);
});

test.each(['budi', 'siti budi', 'ipa 3'])('%j does not', (search) => {
  expect(matches(aRow({}), folded(search))).toBe(false);
});

test('accents do not stand in the way', () => {
  expect(matches(aRow({ first_name: 'André' }), folded('andre'))).toBe(true);
});

test('classes are listed once, as a person counts', () => {
  const rows = ['X 10', 'IX', 'X 2', 'X 10', null].map((name) => ({ class: name }));
  expect(classesOf(rows)).toEqual(['IX', 'X 2', 'X 10']);
});
