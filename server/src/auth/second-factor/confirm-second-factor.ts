import type { Context } from '../../context.ts';
import { conflict } from '../../http/errors.ts';
import { proveCode } from './prove-both-factors.ts';
import { drawRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { confirmFactor, findSecondFactor, replaceRecoveryCodes } from './second-factors.queries.ts';

/** Turns the second factor on, and answers its recovery codes, once. */
export async function confirmSecondFactor(context: Context, userId: string, code: string): Promise<string[]> {
  const { db, clock } = context;
  const factor = await findSecondFactor(db, userId);
  if (!factor) throw conflict('second_factor_off', 'The second factor is off.');
  if (factor.confirmed_at) throw conflict('second_factor_on', 'The second factor is on already.');
  await proveCode(context, userId, code);
  const codes = drawRecoveryCodes();
  await db.transaction().execute(async (trx) => {
    if (!(await confirmFactor(trx, userId, factor.secret, clock()))) {
      throw conflict('second_factor_on', 'The second factor is on already.');
    }
    await replaceRecoveryCodes(trx, userId, codes.map(hashRecoveryCode));
  });
  return codes;
}
