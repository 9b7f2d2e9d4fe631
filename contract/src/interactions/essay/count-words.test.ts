import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  ['', 0],
  [' \n ', 0],
  ['Ibu kota', 2],
  ['satu\ndua\n\ntiga', 3],
  ['kupu-kupu – terbang !', 2],
  ['5 ekor', 2],
  ['مدينة كبيرة', 2],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
