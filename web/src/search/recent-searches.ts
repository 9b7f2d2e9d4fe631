/** What an admin opened from the search last: kept on the device for them alone, and gone with a logout. */
import { listOf, objectOf, oneOf, text, textLike } from '../platform/device-store/shape.ts';
import { storedJson } from '../platform/device-store/storage.ts';
import type { FoundEntry } from './found-entries.ts';

/** So many are seen at one glance. */
const MAX_RECENT = 6;

const kept = storedJson(
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

/** The newest first. */
export function recentEntries(): FoundEntry[] {
  return kept.read() ?? [];
}

/** An examination without its status, which will have changed. */
export function keepRecent({ id, kind, name, note, to }: FoundEntry) {
  const opened = { id, kind, name, note: kind === 'examination' ? '' : note, to };
  const others = (kept.read() ?? []).filter((entry) => entry.id !== id || entry.to !== to);
  kept.write([opened, ...others].slice(0, MAX_RECENT));
}
