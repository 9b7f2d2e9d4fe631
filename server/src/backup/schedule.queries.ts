import { sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/database.ts';

/** Advisory lock of the connection that makes the scheduled backup. */
const BACKUP_LOCK = 4_801_012;

export async function tryLockBackup(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_lock(${BACKUP_LOCK}) as locked`.execute(db);
  return rows[0]?.locked === true;
}

export async function unlockBackup(db: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${BACKUP_LOCK})`.execute(db);
}

/**
 * Returns whether one of the times of day `BACKUP_AT`, in the school's time zone, has passed since the newest backup
 * began. A backup that began in the future, before a clock was corrected, does not count.
 */
export async function isBackupDue(
  db: Db,
  { BACKUP_AT, TIME_ZONE }: Pick<Config, 'BACKUP_AT' | 'TIME_ZONE'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select not exists (
      select from scheduled_backup
      where began_at <= ${now}::timestamptz + interval '1 hour' and began_at >= (
        select max(at)
        from settings
        cross join coalesce(time_zone, ${TIME_ZONE}) zone
        cross join unnest(${BACKUP_AT}::time[]) time_of_day
        cross join generate_series(0, 1) days_ago
        cross join timezone(zone, timezone(zone, ${now}::timestamptz)::date - days_ago + time_of_day) at
        where at <= ${now}
      )
    ) as due`.execute(db);
  return rows[0]?.due === true;
}

export async function noteBackup(db: Db, began_at: Date): Promise<void> {
  await db
    .insertInto('scheduled_backup')
    .values({ began_at })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ began_at }))
    .execute();
}

/** Returns the estimated maximum size of an archive, in bytes. */
export async function estimateBackup(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_database_size(current_database()) + (select coalesce(sum(bytes), 0) from files))::float8 as bytes`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}
