import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { Schema } from '../platform/db/schema.ts';

export type SettingsRow = Selectable<Schema['settings']>;
type SettingsChange = Updateable<Schema['settings']>;

/** Returns the only row, which the migrations insert. */
export function getSettingsRow(db: Db): Promise<SettingsRow> {
  return db.selectFrom('settings').selectAll().executeTakeFirstOrThrow();
}

/** Returns the only row, and locks it until the transaction ends. */
export function lockSettings(trx: Db): Promise<SettingsRow> {
  return trx.selectFrom('settings').selectAll().forUpdate().executeTakeFirstOrThrow();
}

export async function updateSettingsRow(trx: Db, change: SettingsChange): Promise<void> {
  await trx.updateTable('settings').set(change).execute();
}

export async function noteSamples(db: Db, examinationIds: string[]): Promise<void> {
  await db.updateTable('settings').set({ sample_ids: examinationIds }).execute();
}

/** Stores that an admin has opened a preview. Writes only the first time. */
export async function notePreview(db: Db): Promise<void> {
  await db.updateTable('settings').set({ previewed: true }).where('previewed', '=', false).execute();
}

/** Returns the time zone with this name as PostgreSQL spells it, in any case. */
export async function findTimeZone(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_timezone_names where lower(name) = lower(${name})`.execute(db);
  return rows[0]?.name;
}
