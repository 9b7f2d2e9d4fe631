import type { Context } from '../context.ts';
import { badCredentials } from '../http/errors.ts';
import type { Device } from './device.ts';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords.ts';
import { passSecondFactor } from './second-factor/pass-second-factor.ts';
import { findUserByIdentifier, replacePasswordHash } from './users.queries.ts';

interface Form {
  email: string;
  password: string;
  code?: string | undefined;
}

/**
 * Answers the access token. The same refusal in the same time for an unknown account and a wrong password; that a code
 * is needed is told to whoever has the right one.
 */
export async function logIn(context: Context, form: Form, device: Device): Promise<string> {
  const user = await findUserByIdentifier(context.db, form.email);
  const matches = await verifyPassword(user?.password_hash, form.password);
  if (!user || !matches) throw badCredentials();
  await passSecondFactor(context, user, form.code);
  if (user.password_hash !== null && isHashOutdated(user.password_hash)) {
    await replacePasswordHash(context.db, user.id, {
      from: user.password_hash,
      to: await hashPassword(form.password),
    });
  }
  return context.sessions.open(user, device);
}
