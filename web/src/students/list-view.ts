/** What the list shows now, kept in the page's address so that a reload and a bookmark bring it back. */
import { z } from 'zod';

export const sortColumns = ['name', 'gender', 'class', 'email'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Stands in the address for students without a class. */
export const NO_CLASS = '-';

const listView = z.object({
  search: z.string().catch(''),
  /** Empty for all classes. */
  class: z.string().catch(''),
  sort: z.enum(sortColumns).catch('name'),
  descending: z.boolean(),
  /** Counted from 1. */
  page: z.coerce.number().int().min(1).catch(1),
});
export type ListView = z.infer<typeof listView>;

export function readListView(search: URLSearchParams): ListView {
  const sort = search.get('sort') ?? undefined;
  return listView.parse({
    search: search.get('q') ?? undefined,
    class: search.get('class') ?? undefined,
    sort: sort?.replace(/^-/, ''),
    descending: sort?.startsWith('-') ?? false,
    page: search.get('page') ?? undefined,
  });
}

/** Only what differs from how the list first appears. */
export function writeListView(view: ListView): URLSearchParams {
  const search = new URLSearchParams();
  if (view.search) search.set('q', view.search);
  if (view.class) search.set('class', view.class);
  const sort = (view.descending ? '-' : '') + view.sort;
  if (sort !== 'name') search.set('sort', sort);
  if (view.page > 1) search.set('page', String(view.page));
  return search;
}

/** A click on a column's heading: its order, and at the next click the other way round. */
export function sortedBy(view: ListView, column: SortColumn): Partial<ListView> {
  return { sort: column, descending: view.sort === column && !view.descending };
}
