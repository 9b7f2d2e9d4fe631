/** The text of rows for the search in lists, and its comparison. */
export interface Searched {
  /** All searchable texts of the row, folded, each word after a space. */
  searchText: string;
}

/** Returns the text in lower case without accents and invisible characters, with single spaces. */
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

/**
 * Shorter search words match only the start of a word. Otherwise the 3 of 'X IPA 3' would match many phone numbers.
 */
const MIN_INNER_LENGTH = 3;

/** Returns whether the row contains every word of the search. */
export function matches(row: Searched, foldedSearch: string): boolean {
  return foldedSearch
    .split(' ')
    .every((word) => row.searchText.includes(word.length < MIN_INNER_LENGTH ? ` ${word}` : word));
}
