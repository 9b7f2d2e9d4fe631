import type { Context } from '../context.ts';
import { badCredentials } from '../http/errors.ts';
import { verifyPassword } from './passwords.ts';
import { findUserByIdentifier } from './users.queries.ts';

/** Answers the access token. The same refusal in the same time for an unknown account and a wrong password. */
export async function logIn(context: Context, form: { email: string; password: string }): Promise<string> {
  const user = await findUserByIdentifier(context.db, form.email);
  const matches = await verifyPassword(user?.password_hash, form.password);
  if (!user || !matches) throw badCredentials();
  return context.sessions.open(user);
}
