/** Entries that an admin opened last from the search. The device stores them until the logout. */
import { listOf, objectOf, oneOf, text, textLike } from '../platform/device-store/shape.ts';
import { storedJson } from '../platform/device-store/storage.ts';
import type { FoundEntry } from './found-entries.ts';

const MAX_RECENT = 6;

const storedRecent = storedJson(
  'recentSearches',
  listOf(
    objectOf<FoundEntry>({
      id: text,
      kind: oneOf('student', 'examination', 'all'),
      name: text,
      note: text,
      to: textLike(/^\/(?!\/)/),
    }),
  ),
);

/** Returns the stored entries, newest first. */
export function recentEntries(): FoundEntry[] {
  return storedRecent.read() ?? [];
}

/** Stores an opened entry. An examination loses its note, because its status may change. */
export function keepRecent({ id, kind, name, note, to }: FoundEntry) {
  const opened = { id, kind, name, note: kind === 'examination' ? '' : note, to };
  const others = (storedRecent.read() ?? []).filter((entry) => entry.id !== id || entry.to !== to);
  storedRecent.write([opened, ...others].slice(0, MAX_RECENT));
}
