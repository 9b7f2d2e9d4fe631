import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface Limit {
  /** Seconds that the next try has to wait after the first one, the second, and so on; the last for all further ones. */
  waits: number[];
  /** Seconds after which a try is forgiven. */
  forgivenAfter: number;
}

const KEY_BYTES = 32;
/** How long a place counts as known after a login from it. */
const KNOWN_DAYS = 90;
/** Commits of statements that read from it do not wait for the disk: a crash may forget the tries of its last moment. */
const atEase = sql`(select set_config('synchronous_commit', 'off', true)) as at_ease`;

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
 * Counts a try and returns how many there are now. Changes nothing while tries have to wait. Of concurrent tries no
 * two use the same count. A try that causes no wait stores no time, so clocks that differ a little cause no wait
 * either.
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
    from ${atEase}, (select ${now}::timestamptz as now) as clock
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
    from ${atEase} where key = ${key}`.execute(db);
}

export async function deleteCount(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

export interface Tries {
  key: Buffer;
  /** Of a place: whether there was a login from it lately. */
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

/** Remembers these places after a login from them, and forgets the tries of the count that the login used. */
export async function rememberPlaces(
  db: Db,
  { places, counted }: { places: { key: Buffer }[]; counted: { key: Buffer } },
  now: Date,
): Promise<void> {
  await sql`
    insert into throttles as had (key, tries, tried_at, known_at, forget_at)
    select key, 0, now, now, now + make_interval(days => ${KNOWN_DAYS})
    from ${atEase}, unnest(${places.map(({ key }) => key)}::bytea[]) as key, (select ${now}::timestamptz as now) as clock
    order by key
    on conflict (key) do update set
      tries = case when had.key = ${counted.key} then 0 else had.tries end,
      free_at = case when had.key = ${counted.key} then null else had.free_at end,
      known_at = excluded.known_at,
      forget_at = excluded.forget_at`.execute(db);
}

/** Removes what says nothing any more. Any number of nodes may do it at once. */
export async function deleteForgotten(db: Db, now: Date): Promise<void> {
  await sql`
    delete from throttles where key in (
      select key from throttles where forget_at <= ${now} for update skip locked limit 50000
    )`.execute(db);
}
