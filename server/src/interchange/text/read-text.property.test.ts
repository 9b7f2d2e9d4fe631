import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapText } from './map.ts';
import { plainParagraphs } from './paragraphs.ts';
import { readParagraphs } from './read.ts';

/** Lines in which # stands for a word of its own. */
const line = fc.oneof(
  { weight: 4, arbitrary: fc.nat(12).map((number) => `${number}. # #?`) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'A. #',
      'B. #',
      'C. #',
      'D. #',
      'a) #',
      '*B. #',
      'A. # B. # C. #',
      'A. #\tC. #',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom('#', '# #', 'Perhatikan # berikut!', '(1) #', '1) #', '2) #', '') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'Pembahasan: #',
      'Kunci: #',
      'Kunci: A',
      'BAGIAN I',
      'A. Pilihan ganda',
      'II. Jawablah #!',
      'Pilihlah # yang benar!',
      'Petunjuk umum:',
      'Kunci jawaban',
      '# untuk soal nomor 2-3 #',
      'Bacalah teks # berikut untuk soal nomor 1 sampai 4!',
      '**#** dan # (2 poin)',
    ),
  },
);

test('no word of a text is lost', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 25 }), (lines) => {
      let words = 0;
      const text = lines.map((one) => one.replace(/#/g, () => `kata${words++}x`));
      fc.pre(words > 0);
      const file = readParagraphs(plainParagraphs(text));
      // A refused question is named by its line, so its words are looked for where it was read.
      const shown = JSON.stringify([file.entries, mapText(file)]);
      const lost = Array.from({ length: words }, (_, at) => `kata${at}x`).filter(
        (word) => !shown.includes(word),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
