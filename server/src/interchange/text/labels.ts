/** Numbers of questions and letters of options at the start of a paragraph. */
import type { Paragraph } from './paragraphs.ts';

export interface NumberLabel {
  number: number;
  /** How it is written, such as `1.` or `(1)`. A text numbers all its questions in one style. */
  style: string;
  /** Characters of the label in the text. */
  length: number;
}

const WORD = String.raw`(?:soal(?:\s+(?:nomor|no\.?))?|nomor|no\.?|question|pertanyaan)`;
const NUMBERS: [style: string, pattern: RegExp][] = [
  ['word', new RegExp(String.raw`^${WORD}\s*(\d{1,5})\s*(?:[.):]+(?!\d)|\s|$)\s*`, 'i')],
  ['(1)', /^\((\d{1,5})\)\s*/],
  ['1)', /^(\d{1,5})\s*\.?\)\s*/],
  ['1.', /^(\d{1,5})\s*\.(?![\d.])\s*/],
];

export function findNumber({ text, label }: Paragraph): NumberLabel | null {
  const written = label ?? text;
  for (const [style, pattern] of NUMBERS) {
    const found = pattern.exec(written);
    if (found) return { number: Number(found[1]), style, length: label === undefined ? found[0].length : 0 };
  }
  return null;
}

export interface LetterLabel {
  /** From 0 for A. */
  at: number;
  /** Marked as right by an asterisk. */
  isMarked: boolean;
  length: number;
}

const LETTER = /^(\*?)\s*\(?(\*?)([A-Za-z])(\*?)(?:\s?\)|\s?\.(?!\s?[a-z]\.))(\*?)(?:\s+|(?=\S)|$)/;

export function findLetter({ text, label }: Paragraph): LetterLabel | null {
  const found = LETTER.exec(label ?? text);
  if (!found) return null;
  const [whole, before, inner, letter, behind, last] = found;
  const isStarred = [before, inner, behind, last].includes('*');
  const starred = label === undefined ? null : /^\*\s*/.exec(text);
  return {
    at: (letter as string).toUpperCase().charCodeAt(0) - 65,
    isMarked: isStarred || starred !== null,
    length: label === undefined ? whole.length : (starred?.[0].length ?? 0),
  };
}

/** Letters of options inside a line, behind a tab, several spaces or, for the next letter, one space. */
const INNER = /(\t|\s{2,}|\s)(\*?)\(?([A-Za-z])(?:\)|\.)(?=\s|[^\s.])\s*/g;

export interface InnerLetter extends LetterLabel {
  /** Where the label begins, and the option behind it. */
  start: number;
  end: number;
}

/** Finds options behind the first one in a line. `isOption` says whether a letter may be one. */
export function findInnerLetters(
  text: string,
  from: number,
  isOption: (at: number, isSpaced: boolean) => boolean,
): InnerLetter[] {
  const letters: InnerLetter[] = [];
  INNER.lastIndex = from;
  for (let found = INNER.exec(text); found; found = INNER.exec(text)) {
    const [whole, space, star, letter] = found;
    const at = (letter as string).toUpperCase().charCodeAt(0) - 65;
    if (!isOption(at, space !== ' ')) {
      INNER.lastIndex = found.index + (space as string).length;
      continue;
    }
    const end = found.index + whole.length;
    letters.push({ at, isMarked: star === '*', length: whole.length, start: found.index, end });
    INNER.lastIndex = Math.max(end - 1, found.index + 1);
  }
  return letters;
}
