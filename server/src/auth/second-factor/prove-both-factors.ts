import { problem } from '@lulus/contract/messages';
import type { PlatformContext } from '../../platform/context.ts';
import { conflict, validationFailed } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { isCurrentPassword } from '../account/current-password.ts';
import { getUser } from '../account/users.queries.ts';
import type { AuthContext } from '../context.ts';
import { auditFailedLogin } from '../login/audit-failed-login.ts';
import { findSecondFactor } from './second-factors.queries.ts';
import { takeCode } from './take-code.ts';

export async function provePassword(
  context: Pick<AuthContext, 'clock' | 'db' | 'limits'>,
  actor: UserActor,
  password: string,
) {
  const user = await getUser(context.db, actor.user_id);
  if (!(await isCurrentPassword(context, actor, user, password)))
    throw validationFailed({ password: [problem('wrong_password')] });
  return user;
}

/** Throws 422 for a wrong code. Accepts codes of an unconfirmed app too. */
export async function proveCode(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  actor: UserActor,
  code: string,
): Promise<void> {
  if (await takeCode(context, actor.user_id, code)) return;
  await auditFailedLogin(context, actor, actor.user_id);
  throw validationFailed({ code: [problem('bad_code')] });
}

/**
 * Requires password and code again before an action that weakens the account. Throws 422 if one is wrong, and 409 if
 * the second factor is off.
 */
export async function proveBothFactors(
  context: Pick<AuthContext, 'clock' | 'db' | 'limits'>,
  actor: UserActor,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await provePassword(context, actor, password);
  const factor = await findSecondFactor(context.db, actor.user_id);
  if (!factor?.confirmed_at) throw conflict('second_factor_off');
  await proveCode(context, actor, code);
}
