import type { UserActor } from '../audit/actor.ts';
import type { Context } from '../context.ts';
import { orUndo } from '../or-undo.ts';
import { turnOf, verifyPassword } from './passwords.ts';
import { tellFailure } from './tell-failure.ts';

/**
 * Whether this is the password of the account that is logged in. The session may be on a device that a stranger
 * found. So too many tries throw 429, and a wrong password is written to the audit log.
 */
export async function isCurrentPassword(
  context: Pick<Context, 'db' | 'clock' | 'throttle'>,
  actor: UserActor,
  user: { id: string; password_hash: string | null },
  typed: string,
): Promise<boolean> {
  const { throttle } = context;
  const tries = throttle.countOf('currentPassword', user.id);
  await throttle.count(tries);
  const isRight = await orUndo(verifyPassword(user.password_hash, typed, turnOf(actor)), () =>
    throttle.takeBack(tries),
  );
  if (isRight) await throttle.clear(tries);
  else await tellFailure(context, actor, user.id);
  return isRight;
}
