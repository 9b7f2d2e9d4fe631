import { expect, test } from 'vitest';
import { typedWeight } from './weights.ts';

test.each([
  ['1,5', 1.5],
  [' 2.25 ', 2.25],
  ['0', 0],
  ['', Number.NaN],
  ['two', Number.NaN],
])('a weight typed as %j is %d', (text, weight) => {
  expect(typedWeight(text)).toBe(weight);
});
