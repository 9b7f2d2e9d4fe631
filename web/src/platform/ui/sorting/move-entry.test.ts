import { expect, test } from 'vitest';
import { moveEntry } from './move-entry.ts';

test('an entry moves to its new index and the others shift', () => {
  expect(moveEntry(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveEntry(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test.each([
  [-1, 0],
  [0, -1],
  [0, 4],
  [9, 0],
])('a move from %i to %i with an index out of range changes nothing', (from, to) => {
  expect(moveEntry(['a', 'b', 'c', 'd'], from, to)).toEqual(['a', 'b', 'c', 'd']);
});
