import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { LinkPurpose } from './link-token.ts';

export interface DueLink {
  id: string;
  user_id: string;
  purpose: LinkPurpose;
  created_at: Date;
  mail_tries: number;
  first_name: string;
  /** Null when the address was taken away meanwhile. */
  email: string | null;
}

/**
 * The link that has waited longest to be mailed, locked together with its account. All code that writes the links of
 * an account takes that lock. It skips locked links, so it never waits.
 */
export async function lockDueLink(db: Db, now: Date): Promise<DueLink | undefined> {
  const { rows } = await sql<DueLink>`
    select links.id, user_id, purpose, links.created_at, mail_tries, first_name, email
    from password_links as links join users on users.id = user_id
    where mail_at <= ${now} and used_at is null
    order by mail_at
    limit 1
    for no key update skip locked`.execute(db);
  return rows[0];
}

/** Gives the link its token, or another one, and says when the mail is to be tried again should this try fail. */
export async function updateDrawnLink(
  db: Db,
  id: string,
  drawn: { token_hash: Buffer; expires_at: Date; mail_tries: number; mail_at: Date },
): Promise<void> {
  await db.updateTable('password_links').set(drawn).where('id', '=', id).execute();
}

/** Resets that were asked for before this one stop working; what an admin gave stays. */
export async function deleteOlderResets(db: Db, link: DueLink): Promise<void> {
  await db
    .deleteFrom('password_links')
    .where('user_id', '=', link.user_id)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('created_at', '<=', link.created_at)
    .where('id', '<>', link.id)
    .execute();
}

/** The mail has been sent, or is given up. */
export async function endMailing(db: Db, id: string): Promise<void> {
  await db.updateTable('password_links').set({ mail_at: null }).where('id', '=', id).execute();
}
