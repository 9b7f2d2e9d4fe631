import type { Context } from '../context.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Whether this is the account's password, asked of somebody who is logged in. Whoever finds a device on which somebody
 * is logged in does not guess the password there for long: too many tries are a 429.
 */
export async function isCurrentPassword(
  { throttle }: Pick<Context, 'throttle'>,
  user: { id: string; password_hash: string | null },
  typed: string,
): Promise<boolean> {
  const tries = throttle.countOf('currentPassword', user.id);
  await throttle.count(tries);
  const isRight = await verifyPassword(user.password_hash, typed);
  if (isRight) await throttle.clear(tries);
  return isRight;
}
