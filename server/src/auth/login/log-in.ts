import type { Database } from '../../platform/db/database.ts';
import { accountDeactivated, badCredentials, HttpError } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { networkOf } from '../../platform/http/requests/network-of.ts';
import { hashPassword, isHashOutdated, verifyPassword } from '../../platform/passwords/passwords.ts';
import { rollbackOnError } from '../../platform/rollback-on-error.ts';
import { areCardPasswordsKept } from '../../settings/card-passwords.ts';
import { normalIdentifier } from '../account/logins.queries.ts';
import { findUserByIdentifier, replacePasswordHash } from '../account/users.queries.ts';
import type { AuthContext } from '../context.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import type { Device } from '../sessions/device.ts';
import { auditFailedLogin } from './audit-failed-login.ts';
import { isKnownDevice } from './known-devices.queries.ts';
import { takeLoginTry } from './take-login-try.ts';

interface Form {
  email: string;
  password: string;
  code?: string | undefined;
  device_id?: string | undefined;
}

/** Returns the access token of a new session. */
export async function logIn(
  context: Pick<AuthContext, 'clock' | 'config' | 'db' | 'limits' | 'sessions' | 'settings'>,
  actor: Actor,
  device: Device,
  form: Form,
): Promise<string> {
  const account = await checkCredentials(context, actor, form);
  const token = await context.sessions.logIn(account, actor, { ...device, device_id: form.device_id });
  // The account changed during verification. Verify again.
  return token ?? logIn(context, actor, device, form);
}

/**
 * Returns the account with this login and password. An unknown account and a wrong password get the same error in the
 * same time, and throw 429 after too many tries. Only the right password reveals that a code is needed.
 */
async function checkCredentials(
  context: Pick<AuthContext, 'clock' | 'config' | 'db' | 'limits' | 'settings'>,
  actor: Actor,
  { email, password, code, device_id }: Form,
) {
  const { db, clock, limits } = context;
  const user = await findUserByIdentifier(db, email);
  // Also queries for an unknown account, so the duration does not show whether it exists.
  const isKnown = device_id !== undefined && (await isKnownDevice(db, user?.id ?? null, device_id, clock()));
  const tried = await takeLoginTry(limits, {
    // All logins of an account share its count.
    account: [user?.id ?? normalIdentifier(email), user?.password_hash ?? ''],
    knownDevice: isKnown ? device_id : undefined,
    network: networkOf(actor),
  });
  // The queue may be full. Then this password is not verified, and the try does not count.
  const matches = await rollbackOnError(
    verifyPassword(user?.password_hash, password, isKnown ? 'known' : 'unknown'),
    tried.takeBack,
  );
  if (!user?.password_hash || !matches) {
    await auditFailedLogin(context, actor, user?.id);
    throw badCredentials();
  }
  await tried.clear();
  if (user.deactivated_at) throw accountDeactivated();
  // Wrong codes have their own count.
  await rollbackOnError(passSecondFactor(context, user, code), async () => {
    if (code !== undefined) await auditFailedLogin(context, actor, user.id);
  });
  const isKept = user.role === 'student' && (await areCardPasswordsKept(context));
  return {
    ...user,
    must_change_password: user.must_change_password && !isKept,
    password_hash: await renewHash(db, user.id, user.password_hash, password),
  };
}

/**
 * Replaces a hash with outdated parameters and returns the current one. Leaves it for a later login if the queue is
 * full.
 */
async function renewHash(db: Database, userId: string, from: string, password: string): Promise<string> {
  if (!isHashOutdated(from)) return from;
  const to = await hashPassword(password).catch((error) => {
    if (error instanceof HttpError && error.status === 503) return undefined;
    throw error;
  });
  if (to === undefined) return from;
  await replacePasswordHash(db, userId, { from, to });
  return to;
}
