import { sql } from 'kysely';
import { auditLines, type Deed, type Entry } from '../audit/audit.ts';
import type { Db } from '../db/database.ts';

interface NewSession {
  id: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** The session and its line in the audit log, in one statement: thousands log in at once. */
export async function insertToldSession(db: Db, session: NewSession, line: Deed & Entry): Promise<void> {
  await db
    .with('told', () => sql<never>`(${auditLines(line, [line])})`)
    .insertInto('sessions')
    .values(session)
    .execute();
}

/** Whose session it is; undefined when it has been ended. Its expiry stands in the token. */
export async function findUserOfSession(db: Db, id: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return session?.user_id;
}

/** Lets the session last at least until then, and answers it; undefined when it has been ended. */
export function extendSession(db: Db, id: string, until: Date) {
  return db
    .updateTable('sessions')
    .set({ expires_at: sql`greatest(expires_at, ${until})` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'created_at', 'expires_at'])
    .executeTakeFirst();
}

/** Answers whether it was still open. */
export async function endSession(db: Db, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endSessionsOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}
