import type { Context } from '../../context.ts';
import { proveBothFactors } from './prove-both-factors.ts';
import { deleteSecondFactor } from './second-factors.queries.ts';

export async function removeSecondFactor(
  context: Context,
  userId: string,
  proof: { password: string; code: string },
): Promise<void> {
  await proveBothFactors(context, userId, proof);
  await deleteSecondFactor(context.db, userId);
}
