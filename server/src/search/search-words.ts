import { whatsappDigits } from '@lulus/contract';

/** The words of a search: runs of letters and digits, as the index has them, which has no domains. */
export function searchWords(typed: string): string[] {
  return typed.replace(/@\S*/g, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * A full text query for what begins with each of the words, in any order. What is all digits may also be the beginning
 * of a telephone number, however it is spaced.
 */
export function studentQuery(typed: string): string {
  const all = searchWords(typed)
    .map((word) => `'${word}':*`)
    .join(' & ');
  const number = /^[\d\s+().-]+$/.test(typed) ? whatsappDigits(typed) : '';
  return number ? `(${all}) | '${number}':*` : all;
}
