import type { Database } from '../db/database.ts';
import { hold } from '../db/hold.ts';
import type { Notices } from '../db/notices.ts';
import { getSettingsRow, type SettingsRow } from './settings.queries.ts';

/** The cached row of settings. Code that decides in a transaction uses `getSettingsRow`. */
export type HeldSettings = () => Promise<SettingsRow>;

export function holdSettings({ db, notices }: { db: Database; notices: Notices }): HeldSettings {
  const read = hold({ notices, topic: 'settings', atMost: 1, read: () => getSettingsRow(db) });
  return () => read('settings');
}
