import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';

interface Remembered {
  /** Name of the query parameter. */
  name: string;
  read: () => string | null;
  write: (id: string) => void;
}

/**
 * Returns the id of a page's record from its address, or else the id that the device remembers. The hook adds that id
 * to the address, so that a reload, Back and shared links open the same record.
 */
export function useIdInAddress({ name, read, write }: Remembered): string | null {
  const [search, setSearch] = useSearchParams();
  const named = z.uuid().safeParse(search.get(name)).data ?? null;
  const id = named ?? read();
  useEffect(() => {
    if (id === null) return;
    write(id);
    if (id !== named)
      setSearch(
        (now) => {
          now.set(name, id);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
  }, [id, named, name, write, setSearch]);
  return id;
}
