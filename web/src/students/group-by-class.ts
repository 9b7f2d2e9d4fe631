import { collator, type StudentRow } from './student-row.ts';

/** Groups students by class, sorted by name. Classes are in numeric order; students without a class come last. */
export function groupByClass(
  students: readonly StudentRow[],
): [name: string | null, students: StudentRow[]][] {
  const groups = new Map<string | null, StudentRow[]>();
  for (const student of students) groups.set(student.class, [...(groups.get(student.class) ?? []), student]);
  return [...groups]
    .sort(([one], [other]) => compareClasses(one, other))
    .map(([name, rows]) => [name, rows.sort((one, other) => collator.compare(one.name, other.name))]);
}

export function compareClasses(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return collator.compare(one, other);
}
