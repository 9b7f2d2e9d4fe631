import { classKey } from '@lulus/contract';
import { classesOf, collator, type StudentRow } from './student-row.ts';

/** Groups students by class, sorted by name. Classes are in numeric order; students without a class come last. */
export function groupByClass(
  students: readonly StudentRow[],
): [name: string | null, students: StudentRow[]][] {
  const groups = new Map<string | null, StudentRow[]>();
  for (const student of students) {
    const key = student.class && classKey(student.class);
    groups.set(key, [...(groups.get(key) ?? []), student]);
  }
  return [...groups.values()]
    .map((rows): [string | null, StudentRow[]] => [
      classesOf(rows)[0] ?? null,
      rows.sort((one, other) => collator.compare(one.name, other.name)),
    ])
    .sort(([one], [other]) => compareClasses(one, other));
}

export function compareClasses(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return collator.compare(one, other);
}
