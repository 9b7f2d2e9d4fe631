import { useCallback, useMemo, useState } from 'react';

interface Row {
  id: string;
}

export interface Chosen<R extends Row> {
  /** The chosen rows of the list, without those that a filter hides. */
  rows: R[];
  has: (id: string) => boolean;
  choose: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
}

/** Which rows of a list something is to be done with. Only what the list shows can be chosen. */
export function useChosen<R extends Row>(list: readonly R[]): Chosen<R> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => (ids.size === 0 ? [] : list.filter(({ id }) => ids.has(id))), [list, ids]);
  // Stable between renders, for long lists whose rows receive them.
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
