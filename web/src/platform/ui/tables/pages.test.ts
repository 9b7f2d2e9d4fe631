import { describe, expect, test } from 'vitest';
import { pageOf, pageWindow } from './pages.ts';

const numbers = Array.from({ length: 25 }, (_, index) => index + 1);

describe('a page', () => {
  test('has ten rows, their numbers and the total', () => {
    expect(pageOf(numbers, 2)).toEqual({
      rows: numbers.slice(10, 20),
      page: 2,
      pageCount: 3,
      from: 11,
      to: 20,
      total: 25,
    });
  });

  test('beyond the last becomes the last, for example after a deletion', () => {
    expect(pageOf(numbers, 9)).toMatchObject({ page: 3, from: 21, to: 25 });
    expect(pageOf(numbers, 0).page).toBe(1);
  });

  test('of an empty list is empty', () => {
    expect(pageOf([], 1)).toEqual({ rows: [], page: 1, pageCount: 1, from: 0, to: 0, total: 0 });
  });
});

test.each([
  [1, 9, [1, 2, 3]],
  [5, 9, [4, 5, 6]],
  [9, 9, [7, 8, 9]],
  [2, 2, [1, 2]],
  [1, 1, [1]],
])('page %i of %i has the buttons %j', (page, pageCount, buttons) => {
  expect(pageWindow(page, pageCount)).toEqual(buttons);
});
