import type { Context } from '../context.ts';
import { badCredentials } from '../http/errors.ts';
import { countLogin, type Origin } from './count-login.ts';
import { networkOf } from './network-of.ts';
import { hashPassword, isHashOutdated, verifyPassword } from './passwords.ts';
import { findUserByIdentifier, replacePasswordHash } from './users.queries.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Answers the access token. */
export async function logIn(context: Context, form: Credentials, from: Origin): Promise<string> {
  const user = await checkCredentials(context, form, from);
  return context.sessions.open(user);
}

/**
 * The account whose login and password these are. The same refusals in the same time for an unknown account and a wrong
 * password; too many of them have to wait.
 */
async function checkCredentials(context: Context, form: Credentials, from: Origin) {
  const login = await countLogin(context, form.email, from);
  const user = await findUserByIdentifier(context.db, form.email);
  const network = networkOf(from.address);
  const matches = await verifyPassword(user?.password_hash, form.password, network).catch(async (error) => {
    // So many log in at once that this one was not even looked at.
    await login.undo();
    throw error;
  });
  if (!user || !matches) throw badCredentials();
  if (user.password_hash !== null && isHashOutdated(user.password_hash)) {
    await replacePasswordHash(context.db, user.id, {
      from: user.password_hash,
      to: await hashPassword(form.password),
    });
  }
  await login.succeed();
  return user;
}
