import { expect, test } from 'vitest';
import { isSameKey, toggleOption, typedWeight } from './answer-keys.ts';

test('an option is added to the correct ones, and removed again', () => {
  expect(toggleOption([1], 2)).toEqual([1, 2]);
  expect(toggleOption([1, 2], 1)).toEqual([2]);
});

test('answer keys are equal with their options in any order', () => {
  const key = { bank_answer: [1, 2], bank_question_weight: 1 };
  expect(isSameKey(key, { ...key, bank_answer: [2, 1] })).toBe(true);
  expect(isSameKey(key, { ...key, bank_answer: [1] })).toBe(false);
  expect(isSameKey(key, { ...key, bank_answer: [1, 3] })).toBe(false);
  expect(isSameKey(key, { ...key, bank_question_weight: 2 })).toBe(false);
});

test.each([
  ['1,5', 1.5],
  [' 2.25 ', 2.25],
  ['0', 0],
  ['', Number.NaN],
  ['two', Number.NaN],
])('a weight typed as %j is %d', (text, weight) => {
  expect(typedWeight(text)).toBe(weight);
});
