import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListView, readListView, writeListView } from './list-view.ts';

/** The view in the address, and how to change it; anything but turning a page goes back to the first. */
export function useListView() {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readListView(search), [search]);
  const change = useCallback(
    (part: Partial<ListView>) =>
      setSearch((before) => writeListView({ ...readListView(before), page: 1, ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return { view, change };
}
