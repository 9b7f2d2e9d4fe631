import type { Role } from '@lulus/contract';
import type { PlatformContext } from '../../platform/context.ts';
import { badCode, secondFactorRequired } from '../../platform/errors.ts';
import { findSecondFactor } from './second-factors.queries.ts';
import { takeCode } from './take-code.ts';

/**
 * Accepts accounts without a second factor, and right codes, which are then used up. Must run before a password or a
 * link opens a session. Throws 401 if the code is missing or wrong; callers audit a wrong code.
 */
export async function passSecondFactor(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  user: { id: string; role: Role },
  code: string | undefined,
): Promise<void> {
  // Only staff can have one. Skip the query for the thousands of students who log in at once.
  if (user.role === 'student') return;
  const factor = await findSecondFactor(context.db, user.id);
  if (!factor?.confirmed_at) return;
  if (code === undefined) throw secondFactorRequired();
  if (!(await takeCode(context, user.id, code))) throw badCode();
}
