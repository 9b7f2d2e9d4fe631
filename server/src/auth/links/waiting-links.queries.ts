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
  /** Null if the address was removed meanwhile. */
  email: string | null;
}

/**
 * Locks and returns the link whose mail has been due longest, together with its account. All code that writes the links
 * of an account takes that lock. Locked rows are skipped, so this never waits.
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

/** Stores the new token of a link, and the time of the next try if this one fails. */
export async function updateDrawnLink(
  db: Db,
  id: string,
  drawn: { token_hash: Buffer; expires_at: Date; mail_tries: number; mail_at: Date },
): Promise<void> {
  await db.updateTable('password_links').set(drawn).where('id', '=', id).execute();
}

/** Revokes reset links that were requested before this one. Invitations stay valid. */
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

/** Takes the link's mail out of the queue, after it was sent or given up. */
export async function endMailing(db: Db, id: string): Promise<void> {
  await db.updateTable('password_links').set({ mail_at: null }).where('id', '=', id).execute();
}
