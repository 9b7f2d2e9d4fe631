/** Searches, filters, sorts and pages the students. */
import { TABLE_THROTTLE_MS } from '@lulus/contract';
import { useThrottledValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { type PageOf, pageOf } from '../../platform/ui/tables/pages.ts';
import { folded, matches } from '../../platform/ui/tables/search-text.ts';
import { collator, type StudentRow } from '../student-row.ts';
import { isInClass, type ListView, type SortColumn } from './list-view.ts';

const cellOf = (row: StudentRow, column: SortColumn) =>
  column === 'email' ? (row.email ?? row.whatsapp) : row[column];

/** Missing values come last in both directions. */
function compare(a: string | null, b: string | null, direction: 1 | -1): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return direction * collator.compare(a, b);
}

function shownStudents(students: StudentRow[], view: Omit<ListView, 'page'>): StudentRow[] {
  const { class: className, sort, descending } = view;
  const wanted = folded(view.search);
  return students
    .filter((row) => matches(row, wanted) && isInClass(row, className))
    .sort((a, b) => compare(cellOf(a, sort), cellOf(b, sort), descending ? -1 : 1));
}

/** Returns the matching students and one page of them. Throttled, because there may be thousands of rows. */
export function useStudentPage(
  students: StudentRow[],
  wanted: ListView,
): { found: StudentRow[]; page: PageOf<StudentRow> } {
  const { page, search, class: className, sort, descending } = useThrottledValue(wanted, TABLE_THROTTLE_MS);
  const found = useMemo(
    () => shownStudents(students, { search, class: className, sort, descending }),
    [students, search, className, sort, descending],
  );
  return { found, page: pageOf(found, page) };
}
