import { whatsappDigits } from '@lulus/contract';

/** Splits a search into words of letters and digits, like the index, which has no domains of email addresses. */
export function searchWords(typed: string): string[] {
  return typed.replace(/@\S*/g, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Returns a full text query for students who have a word with each of these beginnings, in any order. A search of
 * digits also finds telephone numbers that begin with them, in any spelling.
 */
export function studentQuery(typed: string): string {
  const all = searchWords(typed)
    .map((word) => `'${word}':*`)
    .join(' & ');
  const number = /^[\d\s+().-]+$/.test(typed) ? whatsappDigits(typed) : '';
  return number ? `(${all}) | '${number}':*` : all;
}
