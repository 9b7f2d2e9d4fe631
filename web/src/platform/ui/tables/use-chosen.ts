import { useCallback, useMemo, useState } from 'react';

interface Row {
  id: string;
}

export interface Chosen<R extends Row> {
  /** The chosen rows that are in the list, without those that a filter hides. */
  rows: R[];
  has: (id: string) => boolean;
  choose: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
}

const NONE = (): string[] => [];

/**
 * State of the chosen rows of a list. A chosen row that a filter hides counts again when the filter is removed.
 * `initial` returns the ids that are chosen at first.
 */
export function useChosen<R extends Row>(list: readonly R[], initial = NONE): Chosen<R> {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(initial()));
  const rows = useMemo(() => (ids.size === 0 ? [] : list.filter(({ id }) => ids.has(id))), [list, ids]);
  // The same functions in every render, so that rows of long lists do not render again.
  const choose = useCallback(
    (some: readonly Row[], isChosen: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        for (const { id } of some) {
          if (isChosen) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    [],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  return { rows, has: (id) => ids.has(id), choose, clear };
}
