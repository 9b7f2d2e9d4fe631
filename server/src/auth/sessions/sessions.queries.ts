import type { TokenUser } from '@lulus/contract';
import { type Insertable, sql } from 'kysely';
import { auditLines, type Deed, type Entry } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Schema } from '../../platform/db/schema.ts';

type NewSession = Insertable<Schema['sessions']>;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/**
 * Inserts a session, its device and its line in the audit log in one statement, since thousands log in at once. Returns
 * false and inserts nothing if the account has another password hash or role, or is deactivated. Waits for a transaction
 * that changes these.
 */
export async function insertAuditedSession(
  db: Db,
  { id, user_id, created_at, expires_at, browser, system }: NewSession,
  { passwordHash, role, device_id }: { passwordHash: string; role: string; device_id: string | undefined },
  line: Deed & Entry,
): Promise<boolean> {
  const { rows } = await sql`
    with account as (
      select id from users
      where id = ${user_id} and password_hash = ${passwordHash} and role = ${role} and deactivated_at is null
      for key share
    ),
    known as (
      insert into known_devices (user_id, device_id, seen_at)
      select id, ${device_id ?? null}::uuid, ${created_at}::timestamptz from account
      where ${device_id ?? null}::uuid is not null
      on conflict (user_id, device_id) do update set seen_at = excluded.seen_at
    ),
    audited as (${auditLines(line, [line])} where exists (select from account))
    insert into sessions (id, user_id, created_at, expires_at, browser, system)
    select ${id}::uuid, id, ${created_at}::timestamptz, ${expires_at}::timestamptz, ${browser}, ${system} from account
    returning id`.execute(db);
  return rows.length > 0;
}

/** Returns the user of each session in order, or undefined if it has ended. Expiry is checked with the token. */
export async function listUsersOfSessions(db: Db, ids: string[]): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`${prepared}
    select id, user_id from sessions where id = any(${ids}::uuid[]) and ended_at is null`.execute(db);
  const users = new Map(rows.map(({ id, user_id }) => [id, user_id]));
  return ids.map((id) => users.get(id));
}

/** Extends the session at least to `until` and returns it. Returns undefined if it has ended. */
export function extendSession(db: Db, id: string, until: Date) {
  return db
    .updateTable('sessions')
    .set({ expires_at: sql`greatest(expires_at, ${until})` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
}

/** Listed sessions per account. A script may open a hundred thousand, and long lists delay other requests. */
const MAX_LISTED = 100;

/** Returns the caller's live sessions: the calling one first, then the most recently seen. */
export function listSessionsOf(db: Db, { id, jti }: Pick<TokenUser, 'id' | 'jti'>, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at'])
    .select((session) => session.fn.coalesce('seen_at', 'created_at').as('seen_at'))
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(sql<boolean>`id = ${jti}`, 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

/**
 * Sets `seen_at` of these sessions unless it is `since` or later. Skips locked rows, so it never waits. A crash may
 * lose the update.
 */
export async function noteSeen(
  db: Db,
  ids: string[],
  { at, since }: { at: Date; since: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit to off`.execute(trx);
    await sql`
      update sessions set seen_at = ${at} where id in (
        select id from sessions
        where id = any(${ids}::uuid[]) and coalesce(seen_at, created_at) < ${since}
        for no key update skip locked
      )`.execute(trx);
  });
}

/** Ends a session. Returns false if the account has no such live session. */
export async function endSession(
  db: Db,
  session: { id: string; user_id: string },
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', session.id)
    .where('user_id', '=', session.user_id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of these accounts except `keptId`, and returns their number. */
export async function endSessionsOf(db: Db, userIds: string[], now: Date, keptId?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .where('ended_at', 'is', null)
    .$if(keptId !== undefined, (others) => others.where('id', '!=', keptId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
