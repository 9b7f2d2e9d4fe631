import { expect, test, vi } from 'vitest';
import { eachSentence } from './each-sentence.ts';

const say = (sentence: string) => (sentence === 'This is not right.' ? 'Ini salah.' : sentence);

test.each([
  ['This is not right.', 'Ini salah.'],
  ['Email: This is not right.', 'Email: Ini salah.'],
  ['Email: as it is', 'Email: as it is'],
  ['This is not right', 'This is not right'],
])('the sentence of “%s” is translated, and its subject stays', (text, said) => {
  expect(eachSentence(text, say)).toEqual([said]);
});

test('each line is translated by itself', () => {
  expect(eachSentence('A: This is not right.\nB: This is not right.', say)).toEqual([
    'A: Ini salah.',
    'B: Ini salah.',
  ]);
});

test('a line of ten thousand colons is searched for a sentence twice', () => {
  const asked = vi.fn(say);
  const line = `${'x: '.repeat(10_000)}This is not right.`;
  expect(eachSentence(line, asked)).toEqual([line]);
  expect(asked).toHaveBeenCalledTimes(2);
});
