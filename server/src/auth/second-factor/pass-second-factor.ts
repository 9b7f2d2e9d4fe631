import type { Role } from '@lulus/contract';
import type { Context } from '../../context.ts';
import { badCode, secondFactorRequired } from '../../http/errors.ts';
import { findSecondFactor } from './second-factors.queries.ts';
import { takeCode } from './take-code.ts';

/**
 * Lets an account pass that has no second factor, or whose code this is, and takes the code. Called before each session
 * that begins with a password or a link; a refusal counts as a failed login.
 */
export async function passSecondFactor(
  context: Pick<Context, 'db' | 'clock'>,
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
