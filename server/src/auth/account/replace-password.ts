import type { Db } from '../../platform/db/database.ts';
import { deleteUnusedLinks } from '../links/password-links.queries.ts';
import { endSessionsOf } from '../sessions/sessions.queries.ts';
import { lockLogins, updatePassword } from './users.queries.ts';

/**
 * Replaces the password, revokes every link and ends every session of the account except `keptSession`. A concurrent
 * login has either finished, and its session ends here, or it finds that the verified password has changed. After the
 * commit, call `notices.settle` to invalidate this node's cache of live sessions.
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
