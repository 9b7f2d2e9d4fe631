import type { Db } from '../db/database.ts';
import { deleteUnusedLinks, lockUsers } from './password-links.queries.ts';
import { endSessionsOf } from './sessions.queries.ts';
import { updatePassword } from './users.queries.ts';

/**
 * Puts another password in place, with which every link and every session of the account ends. Once the transaction
 * is committed, `sessions.endAll` makes this node forget which of them were live.
 */
export async function replacePassword(
  trx: Db,
  userId: string,
  password: { password_hash: string; must_change_password: boolean },
  now: Date,
): Promise<void> {
  await lockUsers(trx, [userId]);
  await deleteUnusedLinks(trx, [userId]);
  await updatePassword(trx, userId, password, now);
  await endSessionsOf(trx, [userId], now);
}
