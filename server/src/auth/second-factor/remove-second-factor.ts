import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { AuthContext } from '../context.ts';
import { proveBothFactors } from './prove-both-factors.ts';
import { deleteSecondFactor } from './second-factors.queries.ts';

export async function removeSecondFactor(
  context: Pick<AuthContext, 'clock' | 'db' | 'limits'>,
  actor: UserActor,
  proof: { password: string; code: string },
): Promise<void> {
  const { user_id } = actor;
  await proveBothFactors(context, actor, proof);
  await context.db.transaction().execute(async (trx) => {
    if (!(await deleteSecondFactor(trx, user_id))) return;
    const subject = { person_id: user_id };
    await audit(trx, { at: context.clock(), actor, action: 'second_factor_off', subject });
  });
}
