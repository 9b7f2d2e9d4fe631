/** Filter, order and page of the list, as the page's address has them. */
import { classKey } from '@lulus/contract';
import { z } from 'zod';
import { type AddressView, addressOf, pageIn } from '../../platform/navigation/use-address-view.ts';

export const sortColumns = ['name', 'gender', 'class', 'number', 'email'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Value in the address for students without a class. */
export const NO_CLASS = '-';

const listView = z.object({
  search: z.string().catch(''),
  /** Empty for all classes. */
  class: z.string().catch(''),
  sort: z.enum(sortColumns).catch('name'),
  descending: z.boolean(),
  /** Counted from 1. */
  page: z.number(),
});
export type ListView = z.infer<typeof listView>;

export function readListView(search: URLSearchParams): ListView {
  const sort = search.get('sort') ?? undefined;
  return listView.parse({
    search: search.get('q') ?? undefined,
    class: search.get('class') ?? undefined,
    sort: sort?.replace(/^-/, ''),
    descending: sort?.startsWith('-') ?? false,
    page: pageIn(search),
  });
}

export function writeListView({
  search,
  class: className,
  descending,
  sort,
  page,
}: ListView): URLSearchParams {
  const order = (descending ? '-' : '') + sort;
  return addressOf({ q: search, class: className, sort: order === 'name' ? '' : order, page });
}

export const listAddress: AddressView<ListView> = {
  read: readListView,
  write: writeListView,
  pages: ['page'],
};

/** Whether the filter by class shows the student. */
export function isInClass(student: { class: string | null }, filter: string): boolean {
  if (filter === '') return true;
  if (student.class === null) return filter === NO_CLASS;
  return classKey(student.class) === classKey(filter);
}

/** Returns the order after a click on a column's heading. A second click reverses it. */
export function sortedBy(view: ListView, column: SortColumn): Partial<ListView> {
  return { sort: column, descending: view.sort === column && !view.descending };
}
