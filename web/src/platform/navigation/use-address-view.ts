import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Converts a list's view to and from the query of the page's address, which may be invalid. */
export interface AddressView<View> {
  read: (search: URLSearchParams) => View;
  /** Contains only values that differ from the default view. */
  write: (view: View) => URLSearchParams;
  /** Fields with page numbers. A change of any other field resets them. */
  pages: readonly (keyof View & string)[];
}

/**
 * Stores the view of a list in the page's address. A reload, Back and a shared link restore it. A new page number adds
 * an entry to the history. A new filter replaces the current entry.
 */
export function useAddressView<View extends object>({ read, write, pages }: AddressView<View>) {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => read(search), [read, search]);
  // The router updates the last rendered address. Two changes before a render would lose the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = useCallback(
    (part: Partial<View>, replace = !isPageChange(part, pages)) => {
      const initial = read(new URLSearchParams());
      const first = isPageChange(part, pages) ? [] : pages.map((name) => [name, initial[name]]);
      latest.current = write({ ...read(latest.current), ...Object.fromEntries(first), ...part });
      setSearch(latest.current, { replace, preventScrollReset: true });
    },
    [setSearch, read, write, pages],
  );
  return { view, change };
}

function isPageChange(part: object, pages: readonly string[]): boolean {
  return Object.keys(part).every((name) => pages.includes(name));
}

/** Returns the page number in an address, from 1. Invalid values count as 1. */
export function pageIn(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** Returns the query with the given values. It omits empty values and page 1, which are the defaults. */
export function addressOf(given: Record<string, string | number | undefined>): URLSearchParams {
  const pairs = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || value === 1 ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(pairs);
}
