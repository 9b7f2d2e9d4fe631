import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

export type SettingsRow = Selectable<Schema['settings']>;

/** The one row that the migrations insert. */
export function getSettingsRow(db: Db): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
}
