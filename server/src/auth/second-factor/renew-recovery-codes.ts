import type { Context } from '../../context.ts';
import { proveBothFactors } from './prove-both-factors.ts';
import { drawRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './second-factors.queries.ts';

/** Answers new recovery codes, once; the old ones are worth nothing any more. */
export async function renewRecoveryCodes(
  context: Context,
  userId: string,
  proof: { password: string; code: string },
): Promise<string[]> {
  await proveBothFactors(context, userId, proof);
  const codes = drawRecoveryCodes();
  await context.db
    .transaction()
    .execute((trx) => replaceRecoveryCodes(trx, userId, codes.map(hashRecoveryCode)));
  return codes;
}
