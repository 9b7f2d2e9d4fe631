/** Titles of questions in files. Questions here have none. */
import type { ImportedItem } from './imported.ts';
import { htmlToText } from './rich-text.ts';

const MAX_QUOTED = 100;
/** Returns the words without numbers before them, gaps and marks. */
const plain = (written: string) =>
  htmlToText(written)
    .replace(/^\s*\d+[.)]\s/, '')
    .replace(/\[\[\d+\]\]|_{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns whether a title only repeats the text or numbers the question. */
export function isUsualTitle(title: string, text: string): boolean {
  const short = plain(title).replace(/\s*(\.\.\.|…)$/, '');
  return (
    /^(?:soal|question|pertanyaan|butir|item|nomor|number|no|q)?[\s._-]*\d*$/.test(short) ||
    plain(text).startsWith(short)
  );
}

/** Returns a title that says more than the text. */
export const findLostTitle = (title: string, text: string): Pick<ImportedItem, 'lostTitle'> =>
  isUsualTitle(title, text) ? {} : { lostTitle: title.slice(0, MAX_QUOTED) };
