import { cachedLoader } from '../platform/db/cached-loader.ts';
import type { Database } from '../platform/db/database.ts';
import type { Notices } from '../platform/db/notices.ts';
import { getSettingsRow, type SettingsRow } from './settings.queries.ts';

/** The cached row of settings. Code that decides in a transaction uses `getSettingsRow`. */
export type SettingsCache = () => Promise<SettingsRow>;

export function createSettingsCache({ db, notices }: { db: Database; notices: Notices }): SettingsCache {
  const read = cachedLoader({ notices, topic: 'settings', atMost: 1, read: () => getSettingsRow(db) });
  return () => read('settings');
}
