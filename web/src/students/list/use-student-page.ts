/** Searches, filters, sorts and pages the students. */
import { TABLE_THROTTLE_MS } from '@lulus/contract';
import { useThrottledValue } from '@mantine/hooks';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type PageOf, pageOf } from '../../platform/ui/tables/pages.ts';
import { folded, matches } from '../../platform/ui/tables/search-text.ts';
import { collator, type StudentRow } from '../student-row.ts';
import { type ListView, NO_CLASS } from './list-view.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

interface Comparable {
  getValue(column: string): unknown;
}

/** Missing values come last in both directions. */
const sorting = {
  enableGlobalFilter: false,
  sortUndefined: 'last' as const,
  sortFn: (a: Comparable, b: Comparable, column: string) =>
    collator.compare(String(a.getValue(column)), String(b.getValue(column))),
};

const helper = createColumnHelper<typeof features, StudentRow>();
const columns = helper.columns([
  // The search matches whole rows, so only one column needs it.
  helper.accessor('name', { ...sorting, enableGlobalFilter: true }),
  helper.accessor((row) => row.gender ?? undefined, { ...sorting, id: 'gender' }),
  helper.accessor((row) => row.class ?? undefined, {
    ...sorting,
    id: 'class',
    filterFn: (row, _, wanted: string) => (row.original.class ?? NO_CLASS) === wanted,
  }),
  helper.accessor((row) => row.email ?? row.whatsapp ?? undefined, { ...sorting, id: 'email' }),
]);

/** Returns the matching students and one page of them. Throttled, because there may be thousands of rows. */
export function useStudentPage(
  students: StudentRow[],
  wanted: ListView,
): { found: StudentRow[]; page: PageOf<StudentRow> } {
  const view = useThrottledValue(wanted, TABLE_THROTTLE_MS);
  const { search, class: className, sort, descending } = view;
  const state = useMemo(
    () => ({
      globalFilter: folded(search),
      columnFilters: className ? [{ id: 'class', value: className }] : [],
      sorting: [{ id: sort, desc: descending }],
    }),
    [search, className, sort, descending],
  );
  const table = useTable({
    features,
    columns,
    data: students,
    state,
    globalFilterFn: (row, _, wanted: string) => matches(row.original, wanted),
    getRowId: (row) => row.id,
  });
  const { rows } = table.getRowModel();
  const found = useMemo(() => rows.map((row) => row.original), [rows]);
  return { found, page: pageOf(found, view.page) };
}
