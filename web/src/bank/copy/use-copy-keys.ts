import { useRef } from 'react';
import { randomUuid } from '../../platform/crypto/random-uuid.ts';

/**
 * Returns a function that adds idempotency keys to the questions of a copy. The same copy always gets the same keys, so
 * that a retry after a lost reply does not copy twice.
 */
export function useCopyKeys() {
  const keys = useRef(new Map<string, string>());
  return (target: string, ids: string[]) =>
    ids.map((id) => {
      const copy = `${target} ${id}`;
      const insert_key = keys.current.get(copy) ?? randomUuid();
      keys.current.set(copy, insert_key);
      return { id, insert_key };
    });
}
