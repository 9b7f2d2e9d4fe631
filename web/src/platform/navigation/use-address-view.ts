import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** How a list's view is written into the page's address, and read from any address, valid or not. */
export interface AddressView<View> {
  read: (search: URLSearchParams) => View;
  /** Only what differs from how the list first appears. */
  write: (view: View) => URLSearchParams;
  /** What turns pages. Any other change goes back to the first. */
  pages: readonly (keyof View & string)[];
}

/**
 * What a list shows now, kept in the page's address. A reload, Back and a shared link bring it back. Turning a page is
 * a step that Back undoes; a filter replaces the one before.
 */
export function useAddressView<View extends object>({ read, write, pages }: AddressView<View>) {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => read(search), [read, search]);
  // The router changes the address that was rendered last. Without this, the first of two changes before a render would
  // be lost.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = useCallback(
    (part: Partial<View>, replace = !isTurning(part, pages)) => {
      const begin = read(new URLSearchParams());
      const first = isTurning(part, pages) ? [] : pages.map((name) => [name, begin[name]]);
      latest.current = write({ ...read(latest.current), ...Object.fromEntries(first), ...part });
      setSearch(latest.current, { replace, preventScrollReset: true });
    },
    [setSearch, read, write, pages],
  );
  return { view, change };
}

function isTurning(part: object, pages: readonly string[]): boolean {
  return Object.keys(part).every((name) => pages.includes(name));
}

/** A page's number in an address, from 1. */
export function pageIn(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** The address with what is given in it; what is empty, and the first page, is how lists first appear. */
export function addressOf(given: Record<string, string | number | undefined>): URLSearchParams {
  const pairs = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' || value === 1 ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(pairs);
}
