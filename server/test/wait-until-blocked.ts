import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

/** Counts the statements on this database that wait for a lock now. */
export async function countBlocked(db: Database): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

/** Waits until `count` statements are blocked. */
export async function waitUntilBlocked(db: Database, count = 1): Promise<void> {
  while ((await countBlocked(db)) < count) await sleep(5);
}
