/** Entries that an admin opened last from the search. The device stores them until the logout. */
import * as v from 'valibot';
import { storedJson } from '../platform/device-store/storage.ts';
import type { FoundEntry } from './found-entries.ts';

const MAX_RECENT = 6;

const storedRecent = storedJson(
  'recentSearches',
  v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(['student', 'examination', 'collection', 'all']),
      name: v.string(),
      note: v.string(),
      to: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
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
