import type { SecondFactor } from '@lulus/contract';
import type { PlatformContext } from '../../platform/context.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factors.queries.ts';

export async function readSecondFactor(
  { db }: Pick<PlatformContext, 'db'>,
  userId: string,
): Promise<SecondFactor> {
  const [factor, recovery_codes_left] = await Promise.all([
    findSecondFactor(db, userId),
    countRecoveryCodes(db, userId),
  ]);
  return { on_since: factor?.confirmed_at?.toISOString() ?? null, recovery_codes_left };
}
