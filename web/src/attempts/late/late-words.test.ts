import { expect, it } from 'vitest';
import { textIn } from '../../platform/i18n/words.ts';
import { timeOverWords } from '../time/time-over-words.ts';

const { lateAnswers_one, lateAnswers_other } = timeOverWords;

it.each([
  ['en', lateAnswers_one, /stored as late/],
  ['en', lateAnswers_other, /stored as late/],
  ['id', lateAnswers_other, /disimpan sebagai terlambat/],
] as const)(
  'a student reads in %s that late answers are stored, and no promise that they may count',
  (language, words, stored) => {
    const text = textIn(words, language);
    expect(text).toMatch(stored);
    expect(text).not.toMatch(/decide|count towards|graded|memutuskan|dihitung|dinilai/);
  },
);
