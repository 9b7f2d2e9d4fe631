/** Whatever a file of text holds, its questions are stored or refused by name, or the file is refused as a whole. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ImportFormat } from '@lulus/contract';
import { type Problem, render } from '@lulus/contract/messages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from './fit-file.ts';
import { Unreadable } from './imported.ts';

const FILES = fileURLToPath(new URL('../../test/', import.meta.url));
const filesIn = (folder: string): Uint8Array[] =>
  readdirSync(`${FILES}${folder}`).map((name) => new Uint8Array(readFileSync(`${FILES}${folder}/${name}`)));
const bytesOf = (text: string) => new TextEncoder().encode(text);

const GIFT = `$CATEGORY: $course$/IPA/Sel
::Sel \\: 1::[html]<p>Organel?</p> {=Mitokondria #Tepat ~%50%Ribosom ~%-25%Batu #Bukan ####Lihat bab 2}

Bumi bulat {TRUE#salah#benar}

Proklamator {=Soekarno =%80%Sukarno} pada 1945.

// komentar
Pasangkan {=Jepang -> Tokyo =Prancis -> Paris}

Pi? {#3.14:0.01}

Pi? {#=%100%3.1..3.2 =%50%3:1}

Uraikan! {}

Bilangan prima {~%50%2 ~%50%3 ~%-100%4} \\{bukan\\} 5 \\= 5`;
const AIKEN = `Ibu kota Indonesia?
A. Bandung
B) Jakarta
ANSWER: B

J. K. Rowling menulis apa?
A. Harry Potter
B. Laskar Pelangi
C. Bumi Manusia
ANSWER: A
FEEDBACK: Terbit 1997`;
const TEXT = `SMA NEGERI 1
Teks berikut untuk soal nomor 1-2
Ani pergi ke pasar.

1. Siapa pergi ke pasar?
a. Budi   b. Ani
c. Citra  d. Dedi
Kunci: B
2) Ke mana Ani pergi?
A. Sekolah
*B. Pasar
3. Jelaskan!
4. $x^2 = 4$, maka x = ...
A. 2 B. -2 C. 2 dan -2
Kunci Jawaban
1. B 2. B 4. C`;
const SEEDS: Partial<Record<ImportFormat, Uint8Array[]>> = {
  gift: [bytesOf(GIFT)],
  aiken: [bytesOf(AIKEN)],
  text: [bytesOf(TEXT)],
  moodle_xml: filesIn('moodle-xml').filter((bytes) => bytes.length < 20_000),
  qti1: filesIn('qti1'),
};

/** Bytes with a meaning in one of the formats, or in none. */
const PIECES = [
  '{',
  '}',
  '=',
  '~',
  '#',
  '%',
  ':',
  '->',
  '\\',
  '\n',
  '\n\n',
  '\r',
  '\0',
  '"',
  "'",
  '<',
  '>',
  '</',
  '/>',
  '&',
  '&#0;',
  '&#x110000;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '<p>',
  '<img src="',
  '<math>',
  '[[1]]',
  '[[99]]',
  '{1:SA:',
  '\\(',
  '$$',
  'A.',
  'ANSWER: ',
  'Kunci:',
  '1.',
  '-1',
  '1e999',
  'NaN',
  '\u202e',
  '\ud83d\ude00',
  '__proto__',
  'constructor',
  '100',
  '0',
  '<respcondition>',
  '<varequal respident="response1">',
  '<item>',
  '<question type="cloze">',
].map(bytesOf);
const OTHER_BYTES = [0xff, 0xfe, 0x80, 0x93, 0xc3, 0x1b].map((byte) => Uint8Array.of(byte));

interface Change {
  kind: 'cut' | 'delete' | 'repeat' | 'swap' | 'insert';
  from: number;
  length: number;
  piece: Uint8Array;
}
const aChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('cut', 'delete', 'repeat', 'swap', 'insert', 'insert'),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(
    { arbitrary: fc.integer({ min: 1, max: 8 }), weight: 3 },
    fc.integer({ min: 1, max: 400 }),
  ),
  piece: fc.constantFrom(...PIECES, ...OTHER_BYTES),
});

function changed(bytes: Uint8Array, { kind, from, length, piece }: Change): Uint8Array {
  const at = Math.floor(from * bytes.length);
  const [before, part, after] = [bytes.slice(0, at), bytes.slice(at, at + length), bytes.slice(at + length)];
  switch (kind) {
    case 'cut':
      return from > 0.5 ? before : new Uint8Array([...part, ...after]);
    case 'delete':
      return new Uint8Array([...before, ...after]);
    case 'repeat':
      return new Uint8Array([...before, ...part, ...part, ...after]);
    case 'swap':
      return new Uint8Array([...before, ...after.slice(0, length), ...part, ...after.slice(length)]);
    case 'insert':
      return new Uint8Array([...before, ...piece, ...part, ...after]);
  }
}

/** Fails unless the problem has a message in both languages, and all values of it. */
function expectMessages(one: Problem): void {
  for (const language of ['en', 'id'] as const) expect(render(one, language)).not.toContain('undefined');
}

test.each(Object.keys(SEEDS) as ImportFormat[])(
  'a changed file of %s is read, or refused by name',
  async (format) => {
    const seeds = SEEDS[format] ?? [];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...seeds),
        fc.array(aChange, { minLength: 1, maxLength: 4 }),
        async (seed, changes) => {
          const bytes = changes.reduce(changed, seed);
          try {
            const { items, refused } = await readFile({ name: 'soal', bytes }, format);
            const numbers = [...items, ...refused].map(({ n }) => n).sort((a, b) => a - b);
            expect(numbers).toEqual(numbers.map((_, at) => at + 1));
            for (const { ref, problem } of refused) for (const one of [ref, problem]) expectMessages(one);
            for (const { ref, warnings } of items) for (const one of [ref, ...warnings]) expectMessages(one);
          } catch (error) {
            if (!(error instanceof Unreadable)) throw error;
            expectMessages(error.problem);
          }
        },
      ),
      { numRuns: 60 },
    );
  },
);
