import { expect, test } from 'vitest';
import { CARD_WORDS } from './card-words.ts';
import { cardPassword } from './random-password.ts';

test('there are 1,000 words of 3 to 7 letters, and no two differ by one letter only', () => {
  const words = new Set(CARD_WORDS);
  expect(words.size).toBe(1000);
  expect(CARD_WORDS.filter((word) => !/^[a-z]{3,7}$/.test(word))).toEqual([]);
  const without = (put: string) =>
    CARD_WORDS.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at) + put + word.slice(at + 1)));
  expect(without('').filter((shorter) => words.has(shorter))).toEqual([]);
  expect(new Set(without('_')).size).toBe(without('_').length);
});

test('a card’s password is two of the words and a number of two digits', () => {
  const passwords = Array.from({ length: 500 }, cardPassword);
  expect(new Set(passwords).size).toBeGreaterThan(495);
  for (const password of passwords) {
    const [first = '', second = '', number = ''] = password.split('-');
    expect([CARD_WORDS.includes(first), CARD_WORDS.includes(second)]).toEqual([true, true]);
    expect(number).toMatch(/^[1-9]\d$/);
  }
});
