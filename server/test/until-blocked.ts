import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';

/** Waits until so many statements on this database wait for a lock of another's. */
export async function untilBlocked(db: Database, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length >= count) return;
    await sleep(5);
  }
}
