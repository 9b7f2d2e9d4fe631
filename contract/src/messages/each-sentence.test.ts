import { expect, test, vi } from 'vitest';
import { eachSentence } from './each-sentence.ts';

const translate = (sentence: string) => (sentence === 'This is not right.' ? 'Ini salah.' : sentence);

test.each([
  ['This is not right.', 'Ini salah.'],
  ['Email: This is not right.', 'Email: Ini salah.'],
  ['Email: as it is', 'Email: as it is'],
  ['This is not right', 'This is not right'],
])('the sentence in “%s” is translated, and its subject is not', (text, translated) => {
  expect(eachSentence(text, translate)).toEqual([translated]);
});

test('each line is translated by itself', () => {
  expect(eachSentence('A: This is not right.\nB: This is not right.', translate)).toEqual([
    'A: Ini salah.',
    'B: Ini salah.',
  ]);
});

test('a line of ten thousand colons is looked up only twice', () => {
  const asked = vi.fn(translate);
  const line = `${'x: '.repeat(10_000)}This is not right.`;
  expect(eachSentence(line, asked)).toEqual([line]);
  expect(asked).toHaveBeenCalledTimes(2);
});
