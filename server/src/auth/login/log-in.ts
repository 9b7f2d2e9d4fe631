import type { Database } from '../../platform/db/database.ts';
import { badCredentials, HttpError } from '../../platform/errors.ts';
import type { Actor, UserActor } from '../../platform/http/actor.ts';
import { hashPassword, isHashOutdated, turnOf, verifyPassword } from '../../platform/passwords/passwords.ts';
import { rollbackOnError } from '../../platform/rollback-on-error.ts';
import { replacePasswordHash } from '../account/users.queries.ts';
import type { AuthContext } from '../context.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import type { Device } from '../sessions/device.ts';
import { auditFailedLogin } from './audit-failed-login.ts';
import { countLogin } from './count-login.ts';

interface Form {
  email: string;
  password: string;
  code?: string | undefined;
  device_id?: string | undefined;
}

/** Returns the access token of a new session. */
export async function logIn(
  context: Pick<AuthContext, 'clock' | 'db' | 'throttle' | 'sessions'>,
  actor: Actor,
  device: Device,
  form: Form,
): Promise<string> {
  const account = await checkCredentials(context, actor, form);
  const token = await context.sessions.logIn(account, actor, device);
  // The password was replaced during verification. Verify again with the new one.
  return token ?? logIn(context, actor, device, form);
}

/**
 * Returns the account with this login and password. An unknown account and a wrong password get the same error in the
 * same time, and throw 429 after too many tries. Only the right password reveals that a code is needed.
 */
async function checkCredentials(
  context: Pick<AuthContext, 'clock' | 'db' | 'throttle'>,
  actor: Actor,
  form: Form,
) {
  const { throttle } = context;
  const login = await countLogin(context, form.email, { actor, device_id: form.device_id });
  const { user } = login;
  // The queue may be full. Then this password is not verified, and the try does not count.
  const matches = await rollbackOnError(
    verifyPassword(user?.password_hash, form.password, login.waiting),
    login.undo,
  );
  if (!user?.password_hash || !matches) {
    await login.fail();
    await auditFailedLogin(context, actor, user?.id);
    throw badCredentials();
  }
  // The password was right, so the try does not count. Wrong codes have their own count.
  await rollbackOnError(passSecondFactor(context, user, form.code), async () => {
    await login.undo();
    if (form.code !== undefined) await auditFailedLogin(context, actor, user.id);
  });
  // A password set by an admin has its own count, which logins with the old password do not use up.
  const origin = user.must_change_password ? 'given' : 'chosen';
  await rollbackOnError(throttle.count(throttle.countOf('logins', user.id, origin)), login.undo);
  const password_hash = await renewHash(context.db, { ...actor, user_id: user.id }, user.password_hash, form);
  await login.succeed();
  return { ...user, password_hash };
}

/**
 * Replaces a hash with outdated parameters and returns the current one. Leaves it for a later login if the queue is
 * full.
 */
async function renewHash(db: Database, actor: UserActor, from: string, { password }: Form): Promise<string> {
  if (!isHashOutdated(from)) return from;
  const to = await hashPassword(password, turnOf(actor)).catch((error) => {
    if (error instanceof HttpError && error.status === 503) return undefined;
    throw error;
  });
  if (to === undefined) return from;
  await replacePasswordHash(db, actor.user_id, { from, to });
  return to;
}
