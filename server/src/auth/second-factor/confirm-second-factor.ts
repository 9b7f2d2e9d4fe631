import { audit } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { conflict } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { proveCode } from './prove-both-factors.ts';
import { drawRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { confirmFactor, findSecondFactor, replaceRecoveryCodes } from './second-factors.queries.ts';

/** Enables the second factor, and returns its recovery codes, once. */
export async function confirmSecondFactor(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  actor: UserActor,
  code: string,
): Promise<string[]> {
  const { db, clock } = context;
  const { user_id } = actor;
  const factor = await findSecondFactor(db, user_id);
  if (!factor) throw conflict('second_factor_off');
  if (factor.confirmed_at) throw conflict('second_factor_on');
  await proveCode(context, actor, code);
  const codes = drawRecoveryCodes();
  await db.transaction().execute(async (trx) => {
    const at = clock();
    if (!(await confirmFactor(trx, user_id, factor.secret, at))) {
      throw conflict('second_factor_on');
    }
    await replaceRecoveryCodes(trx, user_id, codes.map(hashRecoveryCode));
    await audit(trx, { at, actor, action: 'second_factor_on', subject: { person_id: user_id } });
  });
  return codes;
}
