/**
 * Generates words for questions. They differ per question, so that a paper compresses no better than a real
 * one.
 */
import { anyOf, seededRandom } from '../../server/test/faults/seeded.ts';

const SYLLABLES =
  'a ba be bu ca da di du e ga gi ha i ja ka ke ki ku la le lu ma me mi mu na ne ni nya o pa pe pu ra ri ru sa se si su ta te ti tu u wa ya'.split(
    ' ',
  );
const ENDINGS = ['', '', '', 'k', 'n', 'ng', 'r', 's', 't'];
/** Number of words that a teacher would use in an examination of this length. */
const VOCABULARY = 500;
const SENTENCE = 9;

const random = seededRandom(2026);
const WORDS = Array.from({ length: VOCABULARY }, () => {
  const syllables = Array.from({ length: 2 + Math.floor(random() * 2) }, () => anyOf(SYLLABLES, random));
  return syllables.join('') + anyOf(ENDINGS, random);
});

/**
 * Returns sentences of `words` words, some far more frequent than others. Equal random numbers give equal
 * text.
 */
export function drawText(random: () => number, words: number): string {
  const drawn = Array.from({ length: words }, () => WORDS[Math.floor(random() ** 2 * WORDS.length)] ?? '');
  return drawn
    .map((word, place) => (place % SENTENCE === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .map((word, place) => (place % SENTENCE === SENTENCE - 1 || place === words - 1 ? `${word}.` : word))
    .join(' ');
}
