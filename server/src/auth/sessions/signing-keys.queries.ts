import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Returns all keys, newest first. */
export function listSigningKeys(db: Db) {
  return db
    .selectFrom('signing_keys')
    .select(['id', 'secret', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertSigningKey(
  db: Db,
  key: { id: string; secret: Uint8Array; created_at: Date },
): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({ ...key, secret: Buffer.from(key.secret) })
    .execute();
}

/**
 * Deletes keys that are no longer needed: all file links and sessions that they signed have expired. The five minutes
 * allow for nodes whose clocks differ.
 */
export async function deleteSpentKeys(
  db: Db,
  { now, signsAfterMs, linksLastMs }: { now: Date; signsAfterMs: number; linksLastMs: number },
): Promise<void> {
  await sql`
    delete from signing_keys
    using (
      select id, lead(created_at) over (order by created_at, id) + make_interval(secs => ${signsAfterMs / 1000}) as at
      from signing_keys
    ) as replaced
    where signing_keys.id = replaced.id and replaced.at < ${new Date(now.getTime() - linksLastMs)} and not exists (
      select from sessions
      where sessions.created_at < replaced.at + interval '5 minutes' and expires_at > ${now} and ended_at is null
    )`.execute(db);
}
