import type { Role } from '@lulus/contract';
import type { PlatformContext } from '../../platform/context.ts';
import { badCode, secondFactorRequired } from '../../platform/errors.ts';
import { findSecondFactor } from './second-factors.queries.ts';
import { takeCode } from './take-code.ts';

/**
 * Accepts an account without a second factor, or with a right code, which it uses up. It is called before each
 * session that begins with a password or a link. A refusal counts as a failed login.
 */
export async function passSecondFactor(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  user: { id: string; role: Role },
  code: string | undefined,
): Promise<void> {
  // Students have none, and thousands of them log in at once.
  if (user.role !== 'admin') return;
  const factor = await findSecondFactor(context.db, user.id);
  if (!factor?.confirmed_at) return;
  if (code === undefined) throw secondFactorRequired();
  if (!(await takeCode(context, user.id, code))) throw badCode();
}
