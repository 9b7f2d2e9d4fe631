import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 4, [1, 2, 3, 4]],
  [7, 9, [5, 6, 7, 8, 9]],
  [9, 9, [7, 8, 9]],
  // A page beyond the end, before the card goes to the last page.
  [5, 4, [3, 4, 5]],
])('page %i, with %i the last known, has the buttons %j', (page, lastKnown, buttons) => {
  expect(pagesAround(page, lastKnown)).toEqual(buttons);
});
