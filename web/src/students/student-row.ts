import { distinctClasses, numberOf, SCHOOL_NUMBERS, type Student } from '@lulus/contract';
import { fullName } from '../platform/session/person.ts';
import { type Searched, searchText } from '../platform/ui/tables/search-text.ts';

/** A row of the student table. Derived fields are computed once, so that 5,000 rows stay fast. */
export interface StudentRow extends Student, Searched {
  name: string;
  /** The first school number or username. */
  number: string | null;
}

export function studentRow(student: Student): StudentRow {
  const name = fullName(student);
  const numbers = SCHOOL_NUMBERS.map((kind) => student[kind]);
  const parts = [name, student.class, student.email, student.whatsapp, ...numbers];
  return {
    ...student,
    name,
    number: numberOf(student) ?? null,
    searchText: searchText(parts.filter((part) => part != null)),
  };
}

/** Sorts numbers within texts by value: IX, X 2, X 10. */
export const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

export function classesOf(students: readonly Pick<Student, 'class'>[]): string[] {
  return distinctClasses(students.flatMap((student) => student.class ?? []).sort(collator.compare));
}
