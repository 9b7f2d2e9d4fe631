import { expect, it } from 'vitest';
import { textIn } from '../../platform/i18n/words.ts';
import { timeOverWords } from '../time/time-over-words.ts';

it.each([
  ['en', /stored as late/],
  ['id', /disimpan sebagai terlambat/],
] as const)(
  'a student reads in %s that late answers are stored, and no promise that they may count',
  (language, stored) => {
    for (const words of [timeOverWords.lateAnswers_one, timeOverWords.lateAnswers_other]) {
      const text = textIn(words, language);
      expect(text).toMatch(stored);
      expect(text).not.toMatch(/decide|count towards|graded|memutuskan|dihitung|dinilai/);
    }
  },
);
