import type { Context } from '../context.ts';
import { badCredentials } from '../http/errors.ts';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords.ts';
import { findUserByIdentifier, replacePasswordHash } from './users.queries.ts';

/** Answers the access token. The same refusal in the same time for an unknown account and a wrong password. */
export async function logIn(context: Context, form: { email: string; password: string }): Promise<string> {
  const user = await findUserByIdentifier(context.db, form.email);
  const matches = await verifyPassword(user?.password_hash, form.password);
  if (!user || !matches) throw badCredentials();
  if (user.password_hash !== null && isHashOutdated(user.password_hash)) {
    await replacePasswordHash(context.db, user.id, {
      from: user.password_hash,
      to: await hashPassword(form.password),
    });
  }
  return context.sessions.open(user);
}
