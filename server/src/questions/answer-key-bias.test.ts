import { describe, expect, test } from 'vitest';
import { anItem } from '../../test/factories.ts';
import { chanceOfAtLeast, findAnswerKeyBias } from './answer-key-bias.ts';

const OPTIONS = { 1: 'a', 2: 'b', 3: 'c', 4: 'd' };
const withKeys = (...keys: number[][]) =>
  keys.map((numbers) => anItem({ bank_option: OPTIONS, bank_key: numbers.map(String) }));
const times = (count: number, key: number[]) => Array.from({ length: count }, () => key);

describe('a bias of right answers to one number', () => {
  test('is found from eight questions on', () => {
    expect(findAnswerKeyBias(withKeys(...times(8, [1])))).toEqual({ option: '1', right: 8, questions: 8 });
    expect(findAnswerKeyBias(withKeys(...times(7, [1])))).toBeNull();
  });

  test('is found among other numbers, and the most biased number is returned', () => {
    const keys = [...times(12, [3]), ...times(3, [1]), ...times(3, [2]), ...times(2, [4])];
    expect(findAnswerKeyBias(withKeys(...keys))).toEqual({ option: '3', right: 12, questions: 20 });
  });

  test('is not found in random answer keys', () => {
    const keys = [...times(8, [1]), ...times(5, [2]), ...times(4, [3]), ...times(3, [4])];
    expect(findAnswerKeyBias(withKeys(...keys))).toBeNull();
  });

  test('is not found if most options are right', () => {
    expect(findAnswerKeyBias(withKeys(...times(8, [1, 2, 3]), ...times(4, [2, 3, 4])))).toBeNull();
    expect(findAnswerKeyBias([])).toBeNull();
  });
});

test('equal chances give the binomial distribution', () => {
  // 10 trials with a chance of one half: (252 + 210 + 120 + 45 + 10 + 1) / 1024.
  expect(chanceOfAtLeast(5, times(10, [0.5]).flat())).toBeCloseTo(638 / 1024, 12);
  expect(chanceOfAtLeast(2, [0.5, 0.25, 1])).toBeCloseTo(0.625, 12);
  expect(chanceOfAtLeast(0, [0.1])).toBeCloseTo(1, 12);
});
