import type { Db } from '../db/database.ts';
import { deleteUnusedLinks } from './password-links.queries.ts';
import { endSessionsOf } from './sessions.queries.ts';
import { lockLogins, updatePassword } from './users.queries.ts';

/**
 * Puts another password in place, with which every link and every session of the account ends, but for `keptSession`. A login that has judged
 * the one before is either over, and its session ends here, or finds another password than it judged. Once the
 * transaction is committed, `notices.settle` makes this node forget which sessions were live.
 */
export async function replacePassword(
  trx: Db,
  userId: string,
  password: { password_hash: string; must_change_password: boolean },
  now: Date,
  keptSession?: string,
): Promise<void> {
  await lockLogins(trx, [userId]);
  await deleteUnusedLinks(trx, [userId]);
  await updatePassword(trx, userId, password, now);
  await endSessionsOf(trx, [userId], now, keptSession);
}
