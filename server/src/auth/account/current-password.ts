import type { UserActor } from '../../platform/http/actor.ts';
import { verifyPassword } from '../../platform/passwords/passwords.ts';
import { rollbackOnError } from '../../platform/rollback-on-error.ts';
import type { AuthContext } from '../context.ts';
import { auditFailedLogin } from '../login/audit-failed-login.ts';

/**
 * Returns whether `typed` is the password of the logged-in account. Throws 429 after too many tries, and audits each
 * wrong password: a stranger may have found a device with an open session.
 */
export async function isCurrentPassword(
  context: Pick<AuthContext, 'clock' | 'db' | 'limits'>,
  actor: UserActor,
  user: { id: string; password_hash: string | null },
  typed: string,
): Promise<boolean> {
  const tried = await context.limits.take('currentPassword', [user.id]);
  const isRight = await rollbackOnError(verifyPassword(user.password_hash, typed), tried.takeBack);
  if (isRight) await tried.clear();
  else await auditFailedLogin(context, actor, user.id);
  return isRight;
}
