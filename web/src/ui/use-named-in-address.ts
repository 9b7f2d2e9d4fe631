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
 * What a page is about: what its address names, else what is remembered on the device, which the address names from then
 * on. So a reload, Back, and a link given to a colleague lead to the same.
 */
export function useNamedInAddress({ name, read, write }: Remembered): string | null {
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
