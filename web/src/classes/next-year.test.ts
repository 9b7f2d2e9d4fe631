import { expect, test } from 'vitest';
import { nextName, nextSchoolYear, suggestMoves } from './next-year.ts';
import { aSchoolClass } from './test-classes.ts';

test.each([
  ['10 IPA 1', '11 IPA 1'],
  ['X-2', 'XI-2'],
  ['xi ips', 'XII ips'],
  ['VIII.3', 'IX.3'],
  ['IX B', 'X B'],
  ['7A', '8A'],
  ['Kelas Unggul', 'Kelas Unggul'],
  ['', ''],
])('the class %s becomes %s', (name, next) => {
  expect(nextName(name)).toBe(next);
});

test('the school year after 2026/2027 is 2027/2028', () => {
  expect(nextSchoolYear('2026/2027')).toBe('2027/2028');
});

test('the highest level graduates if it is the last of a school', () => {
  const actions = (names: string[]) =>
    suggestMoves(names.map((name) => aSchoolClass({ name }))).map(({ action }) => action);
  expect(actions(['10 A', '11 A', '12 A'])).toEqual(['promote', 'promote', 'graduate']);
  expect(actions(['VII', 'VIII', 'IX'])).toEqual(['promote', 'promote', 'graduate']);
  expect(actions(['10 A', '11 A', 'Unggul'])).toEqual(['promote', 'promote', 'promote']);
});
