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
 * Inserts the session and its line in the audit log in one statement, since thousands log in at once. False, and
 * neither is inserted, if the account's hash is no longer this one. It waits for a transaction that is just replacing
 * the password.
 */
export async function insertToldSession(
  db: Db,
  { id, user_id, created_at, expires_at, browser, system }: NewSession,
  passwordHash: string,
  line: Deed & Entry,
): Promise<boolean> {
  const { rows } = await sql`
    with account as (
      select id from users where id = ${user_id} and password_hash = ${passwordHash} for key share
    ),
    told as (${auditLines(line, [line])} where exists (select from account))
    insert into sessions (id, user_id, created_at, expires_at, browser, system)
    select ${id}::uuid, id, ${created_at}::timestamptz, ${expires_at}::timestamptz, ${browser}, ${system} from account
    returning id`.execute(db);
  return rows.length > 0;
}

/** The users of these sessions, in their order; undefined for an ended one. The token has the expiry. */
export async function listUsersOfSessions(db: Db, ids: string[]): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`${prepared}
    select id, user_id from sessions where id = any(${ids}::uuid[]) and ended_at is null`.execute(db);
  const users = new Map(rows.map(({ id, user_id }) => [id, user_id]));
  return ids.map((id) => users.get(id));
}

/** Extends the session at least until then, and returns it; undefined when it has been ended. */
export function extendSession(db: Db, id: string, until: Date) {
  return db
    .updateTable('sessions')
    .set({ expires_at: sql`greatest(expires_at, ${until})` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
}

/** For one account: a script may log in a hundred thousand times, and so long a list would delay all others. */
const LISTED_AT_MOST = 100;

/** The caller's sessions that have neither ended nor expired: the calling one, and then the last seen first. */
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
    .limit(LISTED_AT_MOST)
    .execute();
}

/**
 * Notes that these sessions were in use, unless that was noted since. It skips rows that others have locked, so
 * nothing waits for it. A power cut may lose a note.
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

/** False where the account has no such session, or it has been ended. */
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

/** All of these accounts', but one where that is given. Answers how many were ended. */
export async function endSessionsOf(db: Db, userIds: string[], now: Date, but?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .where('ended_at', 'is', null)
    .$if(but !== undefined, (others) => others.where('id', '!=', but ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
