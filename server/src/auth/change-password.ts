import type { TokenUser } from '@lulus/contract';
import type { Context } from '../context.ts';
import { validationFailed } from '../http/errors.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { getUser, updatePassword } from './users.queries.ts';

/**
 * Changes the password, ends every session of the account and answers the token of a new one. The current
 * password is asked for unless the account still has the one it was given.
 */
export async function changePassword(
  context: Context,
  caller: TokenUser,
  form: { password: string; current_password?: string | undefined },
): Promise<string> {
  const user = await getUser(context.db, caller.id);
  const asked = !user.must_change_password || form.current_password !== undefined;
  if (asked && !(await verifyPassword(user.password_hash, form.current_password ?? ''))) {
    throw validationFailed({ current_password: ['The current password is not right.'] });
  }
  const password_hash = await hashPassword(form.password);
  await updatePassword(context.db, user.id, { password_hash, must_change: false }, context.clock());
  await context.sessions.endAll(user.id);
  return context.sessions.open({ ...user, must_change_password: false });
}
