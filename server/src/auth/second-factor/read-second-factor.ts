import type { SecondFactor } from '@lulus/contract';
import type { Context } from '../../context.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factors.queries.ts';

export async function readSecondFactor({ db }: Context, userId: string): Promise<SecondFactor> {
  const [factor, recovery_codes_left] = await Promise.all([
    findSecondFactor(db, userId),
    countRecoveryCodes(db, userId),
  ]);
  return { on_since: factor?.confirmed_at?.toISOString() ?? null, recovery_codes_left };
}
