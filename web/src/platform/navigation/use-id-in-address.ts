import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';

interface Remembered {
  /** The parameter of the address. */
  name: string;
  read: () => string | null;
  write: (id: string) => void;
}

/**
 * The subject of a page, from its address. Without one in the address it comes from the device, and the address names
 * it from then on. So a reload, Back, and a link to a colleague lead to the same.
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
