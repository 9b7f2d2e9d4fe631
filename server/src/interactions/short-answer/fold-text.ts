/** Brings typed text and accepted answers into the form in which they are compared. */
import type { TextRules } from '@lulus/contract';

/** Superscripts and subscripts stay as they are, since m² is not m2. */
const RAISED =
  /([\u00AA\u00B2\u00B3\u00B9\u00BA\u02B0-\u02B8\u02E0-\u02E4\u1D2C-\u1D6A\u1D78\u1D9B-\u1DBF\u2070-\u209C]+)/u;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const SINGLE_QUOTES = /[\u2018-\u201B\u2032\u0060\u00B4]/g;
const DOUBLE_QUOTES = /[\u201C-\u201F\u2033\u00AB\u00BB]/g;
/** Zero-width characters, bidi marks, soft hyphens and tatweel. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD\u0640\u061C]/g;
/** Combining marks, but not those that make another kana. */
const MARKS = /(?![\u3099\u309A])\p{M}/gu;

export type FullTextRules = Required<TextRules>;

const compatible = (text: string) =>
  text
    .split(RAISED)
    .map((part, at) => (at % 2 === 1 ? part : part.normalize('NFKC')))
    .join('');

/** Upper case first, so that ß equals ss and ı equals i. */
const withoutCase = (text: string) => text.toUpperCase().toLowerCase();

/** Drops marks on letters. It also makes أ إ آ the bare ا. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(MARKS, '').normalize('NFC');

export function foldText(text: string, rules: FullTextRules): string {
  let folded = compatible(text)
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"');
  if (!rules.case) folded = withoutCase(folded);
  if (!rules.accents) folded = withoutAccents(folded);
  folded = folded.replace(/\s+/gu, ' ').trim().replace(/\.$/, '');
  if (!rules.punctuation) folded = folded.replace(/\p{P}/gu, ' ').replace(/\s+/gu, ' ');
  return folded.trim();
}
