import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface Limit {
  /** Seconds to wait after the first try, the second, and so on. The last value applies to all further tries. */
  waits: number[];
  /** Seconds after which a try expires. */
  forgivenAfter: number;
}

const KEY_BYTES = 32;
/** Days for which a place is known after a login from it. */
const KNOWN_DAYS = 90;
/** Selecting from it turns off `synchronous_commit` for the transaction. A crash may lose the last tries. */
const asyncCommit = sql`(select set_config('synchronous_commit', 'off', true)) as async_commit`;

/** The key that hashes the subjects of counts. The first call creates it. */
export async function getThrottleKey(db: Db): Promise<Buffer> {
  await db
    .insertInto('throttle_key')
    .values({ secret: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('throttle_key').select('secret').executeTakeFirstOrThrow()).secret;
}

/**
 * Counts a try and returns the number of tries. Returns undefined and changes nothing while tries have to wait. Each of
 * several concurrent tries gets its own number. A try that causes no wait stores no `free_at`, so small differences
 * between the nodes' clocks cause no waits.
 */
export async function countTry(
  db: Db,
  key: Buffer,
  { waits, forgivenAfter }: Limit,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    insert into throttles as had (key, tries, tried_at, free_at, forget_at)
    select ${key}::bytea, 1, now, now + make_interval(secs => nullif(${waits[0] ?? 0}::int, 0)),
      now + make_interval(secs => ${forgivenAfter})
    from ${asyncCommit}, (select ${now}::timestamptz as now) as clock
    on conflict (key) do update set (tries, tried_at, free_at, forget_at) = (
      select n, greatest(had.tried_at, excluded.tried_at),
        excluded.tried_at + make_interval(secs => nullif((${waits}::int[])[n], 0)),
        greatest(
          had.known_at + make_interval(days => ${KNOWN_DAYS}),
          excluded.tried_at + make_interval(secs => n * ${forgivenAfter})
        )
      from (
        select least(
          ${waits.length}::int,
          1 + greatest(0, had.tries - floor(greatest(0, extract(epoch from excluded.tried_at - had.tried_at)) / ${forgivenAfter})::int)
        ) as n
      ) as left_over
    )
    where had.free_at is null or had.free_at <= excluded.tried_at
    returning tries`.execute(db);
  return rows[0]?.tries;
}

export async function findFreeAt(db: Db, key: Buffer): Promise<Date | null> {
  const found = await db.selectFrom('throttles').select('free_at').where('key', '=', key).executeTakeFirst();
  return found?.free_at ?? null;
}

export async function takeTryBack(db: Db, key: Buffer): Promise<void> {
  await sql`
    update throttles set tries = greatest(0, tries - 1), free_at = null
    from ${asyncCommit} where key = ${key}`.execute(db);
}

export async function deleteCount(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

export interface Tries {
  key: Buffer;
  /** True for a place with a login in the last `KNOWN_DAYS`. */
  is_known: boolean;
  tries: number;
  tried_at: Date;
}

export async function listTries(db: Db, counts: { key: Buffer }[], now: Date): Promise<Tries[]> {
  const { rows } = await sql<Tries>`
    select key, tries, tried_at,
      coalesce(known_at > ${now}::timestamptz - make_interval(days => ${KNOWN_DAYS}), false) as is_known
    from throttles where key = any(${counts.map(({ key }) => key)}::bytea[])`.execute(db);
  return rows;
}

/** Marks these places as known after a login from them, and clears the tries of the counter that the login used. */
export async function rememberPlaces(
  db: Db,
  { places, counted }: { places: { key: Buffer }[]; counted: { key: Buffer } },
  now: Date,
): Promise<void> {
  await sql`
    insert into throttles as had (key, tries, tried_at, known_at, forget_at)
    select key, 0, now, now, now + make_interval(days => ${KNOWN_DAYS})
    from ${asyncCommit}, unnest(${places.map(({ key }) => key)}::bytea[]) as key, (select ${now}::timestamptz as now) as clock
    order by key
    on conflict (key) do update set
      tries = case when had.key = ${counted.key} then 0 else had.tries end,
      free_at = case when had.key = ${counted.key} then null else had.free_at end,
      known_at = excluded.known_at,
      forget_at = excluded.forget_at`.execute(db);
}

/** Deletes expired counters, at most 50,000 per call. Any number of nodes may run it at once. */
export async function deleteForgotten(db: Db, now: Date): Promise<void> {
  await sql`
    delete from throttles where key in (
      select key from throttles where forget_at <= ${now} for update skip locked limit 50000
    )`.execute(db);
}
