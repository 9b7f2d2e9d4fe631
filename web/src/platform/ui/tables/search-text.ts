/** What a list's search compares, and how. */
export interface Searched {
  /** Everything there is to find, folded. */
  searchText: string;
}

/** Letters as people type them when they search: without capitals, accents and what is not seen, with single spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{White_Space}\u2800]+/gu, ' ')
    .replace(/[\p{Diacritic}\p{Default_Ignorable_Code_Point}\p{C}\uFFFC]/gu, '')
    .toLowerCase()
    .trim();
}

export function searchText(parts: readonly string[]): string {
  return ` ${parts.map(folded).join(' ')}`;
}

/** Shorter words match only at the beginning of a word: the 3 of 'X IPA 3' is in every other phone number. */
const MIN_INNER_LENGTH = 3;

/** Every word of the search has to be found somewhere. */
export function matches(row: Searched, foldedSearch: string): boolean {
  return foldedSearch
    .split(' ')
    .every((word) => row.searchText.includes(word.length < MIN_INNER_LENGTH ? ` ${word}` : word));
}
