import type { UserActor } from '../../platform/http/actor.ts';
import { turnOf, verifyPassword } from '../../platform/passwords/passwords.ts';
import { rollbackOnError } from '../../platform/rollback-on-error.ts';
import type { AuthContext } from '../context.ts';
import { tellFailure } from '../tell-failure.ts';

/**
 * Whether this is the password of the account that is logged in. The session may be on a device that a stranger
 * found. So too many tries throw 429, and a wrong password is written to the audit log.
 */
export async function isCurrentPassword(
  context: Pick<AuthContext, 'clock' | 'db' | 'throttle'>,
  actor: UserActor,
  user: { id: string; password_hash: string | null },
  typed: string,
): Promise<boolean> {
  const { throttle } = context;
  const tries = throttle.countOf('currentPassword', user.id);
  await throttle.count(tries);
  const isRight = await rollbackOnError(verifyPassword(user.password_hash, typed, turnOf(actor)), () =>
    throttle.takeBack(tries),
  );
  if (isRight) await throttle.clear(tries);
  else await tellFailure(context, actor, user.id);
  return isRight;
}
