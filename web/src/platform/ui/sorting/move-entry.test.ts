import { expect, test } from 'vitest';
import { moveEntry } from './move-entry.ts';

test('an entry moves to its place and the others close ranks', () => {
  expect(moveEntry(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveEntry(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test.each([
  [-1, 0],
  [0, -1],
  [0, 4],
  [9, 0],
])('from %i to %i, out of the list, nothing moves', (from, to) => {
  expect(moveEntry(['a', 'b', 'c', 'd'], from, to)).toEqual(['a', 'b', 'c', 'd']);
});
