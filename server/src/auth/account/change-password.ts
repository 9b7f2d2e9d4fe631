import type { TokenUser } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { audit } from '../../platform/audit/audit.ts';
import { unauthenticated, validationFailed } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { refusePassword } from '../../platform/passwords/refuse-password.ts';
import type { AuthContext } from '../context.ts';
import { listUsersOfSessions } from '../sessions/sessions.queries.ts';
import { isCurrentPassword } from './current-password.ts';
import { replacePassword } from './replace-password.ts';
import { getUser, lockLogins } from './users.queries.ts';

/**
 * Changes the password, revokes the account's links, ends its other sessions, and returns a new token of the calling
 * session. The current password is required unless account and token have `must_change_password`. A wrong one throws
 * 422.
 */
export async function changePassword(
  context: Pick<AuthContext, 'clock' | 'db' | 'limits' | 'notices' | 'sessions'>,
  actor: UserActor,
  caller: TokenUser,
  form: { password: string; current_password?: string | undefined },
): Promise<string> {
  const user = await getUser(context.db, caller.id);
  // Reject a weak new password first, since verifying the current one costs a hash.
  refusePassword(form.password, user);
  const mustChange = user.must_change_password && caller.must_change_password;
  const isAsked = !mustChange || form.current_password !== undefined;
  if (isAsked && !form.current_password) {
    throw validationFailed({ current_password: [problem('current_password_missing')] });
  }
  if (isAsked && !(await isCurrentPassword(context, actor, user, form.current_password ?? ''))) {
    throw validationFailed({ current_password: [problem('wrong_current_password')] });
  }
  const password = {
    password_hash: await hashPassword(form.password),
    must_change_password: false,
  };
  const token = await context.db.transaction().execute(async (trx) => {
    await lockLogins(trx, [user.id]);
    // The session may have been ended meanwhile, by a new password or by a logout. Then this call must change nothing.
    const [owner] = await listUsersOfSessions(trx, [caller.jti]);
    if (owner === undefined) throw unauthenticated();
    const at = context.clock();
    await replacePassword(trx, user.id, password, at, caller.jti);
    await audit(trx, { at, actor, action: 'password_changed', subject: { person_id: user.id } });
    return context.sessions.renew({ ...user, must_change_password: false }, caller.jti, trx);
  });
  await context.notices.settle();
  return token;
}
