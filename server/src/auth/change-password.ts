import type { TokenUser } from '@lulus/contract';
import type { Context } from '../context.ts';
import { validationFailed } from '../http/errors.ts';
import { refusePassword } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { getUser } from './users.queries.ts';

/**
 * Changes the password, ends every session and link of the account and answers the token of a new one. The current
 * password is asked for unless the account still has the one it was given.
 */
export async function changePassword(
  context: Context,
  caller: TokenUser,
  form: { password: string; current_password?: string | undefined },
): Promise<string> {
  const user = await getUser(context.db, caller.id);
  const asked = !user.must_change_password || form.current_password !== undefined;
  if (asked) await checkCurrentPassword(context, user, form.current_password ?? '');
  await refusePassword(context, form.password, user);
  const password = { password_hash: await hashPassword(form.password), must_change_password: false };
  await context.db.transaction().execute((trx) => replacePassword(trx, user.id, password, context.clock()));
  await context.sessions.endAll(user.id);
  return context.sessions.open({ ...user, must_change_password: false });
}

/** Whoever finds a device on which somebody is logged in does not guess the password there for long. */
async function checkCurrentPassword(
  { throttle }: Context,
  user: { id: string; password_hash: string | null },
  typed: string,
): Promise<void> {
  const tries = throttle.countOf('currentPassword', user.id);
  await throttle.count(tries);
  if (!(await verifyPassword(user.password_hash, typed))) {
    throw validationFailed({ current_password: ['The current password is not right.'] });
  }
  await throttle.clear(tries);
}
