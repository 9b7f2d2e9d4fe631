import type { Student } from '@lulus/contract';
import { fullName } from '../session/person.ts';

/** A student as the table works with them: what is derived is derived once, so that 5,000 stay quick. */
export interface StudentRow extends Student {
  name: string;
  /** All that the search looks at, folded. */
  searchText: string;
}

/** Letters as people type them when they search: without capitals and accents, and with single spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

export function studentRow(student: Student): StudentRow {
  const name = fullName(student);
  const parts = [name, student.class, student.email, student.whatsapp].filter((part) => part !== null);
  return { ...student, name, searchText: ` ${parts.map(folded).join(' ')}` };
}

/** Shorter ones are found at the beginning of a word only: the 3 of 'X IPA 3' is in every other phone number. */
const MIN_INNER_LENGTH = 3;

/** Every word of the search has to be found somewhere. */
export function matches(row: StudentRow, foldedSearch: string): boolean {
  return foldedSearch
    .split(' ')
    .every((word) => row.searchText.includes(word.length < MIN_INNER_LENGTH ? ` ${word}` : word));
}

/** In the order in which a person counts: IX, X 2, X 10. */
export const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

export function classesOf(students: readonly Pick<Student, 'class'>[]): string[] {
  const names = new Set(students.map((student) => student.class).filter((name) => name !== null));
  return [...names].sort(collator.compare);
}
