import { audit } from '../../platform/audit/audit.ts';
import { accountDeactivated } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { refusePassword } from '../../platform/passwords/refuse-password.ts';
import { rollbackOnError } from '../../platform/rollback-on-error.ts';
import { replacePassword } from '../account/replace-password.ts';
import { getUser, lockLogins } from '../account/users.queries.ts';
import type { AuthContext } from '../context.ts';
import { auditFailedLogin } from '../login/audit-failed-login.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import type { Device } from '../sessions/device.ts';
import { hashToken } from './link-token.ts';
import { takeLink } from './password-links.queries.ts';
import { getWorkingLink } from './verify-token.ts';

interface Form {
  token: string;
  password: string;
  code?: string | undefined;
}

/**
 * Sets the password of a link's account. The link is used up, all sessions end, and a new one begins. Returns the token
 * of the new session.
 */
export async function setPassword(
  context: Pick<AuthContext, 'clock' | 'db' | 'limits' | 'notices' | 'sessions'>,
  actor: Actor,
  device: Device,
  { token, password, code }: Form,
): Promise<string> {
  const { db, clock, limits, notices, sessions } = context;
  // Check the link before hashing, since a hash is expensive.
  const { user_id } = await getWorkingLink(db, token, clock());
  const user = await getUser(db, user_id);
  if (user.deactivated_at) throw accountDeactivated();
  refusePassword(password, user);
  const tried = await limits.take('links', [user_id]);
  await rollbackOnError(passSecondFactor(context, user, code), async () => {
    if (code !== undefined) await auditFailedLogin(context, actor, user_id);
  });
  const password_hash = await rollbackOnError(hashPassword(password), tried.takeBack);
  const session = await db.transaction().execute(async (trx) => {
    const now = clock();
    await lockLogins(trx, [user_id]);
    // The link may have been used, replaced or expired meanwhile. Then the second check throws the matching error.
    if (!(await takeLink(trx, hashToken(token), now))) await getWorkingLink(trx, token, now);
    await replacePassword(trx, user_id, { password_hash, must_change_password: false }, now);
    const subject = { person_id: user_id };
    await audit(trx, { at: now, actor: { ...actor, user_id }, action: 'password_set', subject });
    // The role may have changed meanwhile.
    return sessions.open(await getUser(trx, user_id), device, trx);
  });
  await notices.settle();
  return session;
}
