import { audit } from '../../platform/audit/audit.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { AuthContext } from '../context.ts';
import { proveBothFactors } from './prove-both-factors.ts';
import { drawRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './second-factors.queries.ts';

/** Returns new recovery codes, once. The old ones become invalid. */
export async function renewRecoveryCodes(
  context: Pick<AuthContext, 'clock' | 'db' | 'limits'>,
  actor: UserActor,
  proof: { password: string; code: string },
): Promise<string[]> {
  const { user_id } = actor;
  await proveBothFactors(context, actor, proof);
  const codes = drawRecoveryCodes();
  await context.db.transaction().execute(async (trx) => {
    await replaceRecoveryCodes(trx, user_id, codes.map(hashRecoveryCode));
    const subject = { person_id: user_id };
    await audit(trx, { at: context.clock(), actor, action: 'recovery_codes_renewed', subject });
  });
  return codes;
}
