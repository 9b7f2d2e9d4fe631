import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { rebuildBalances } from './balances.ts';

/**
 * Rebuilds the balances if other examinations count from now on, or if the months were computed in another time zone.
 * That happens at the first start, and after a change of the time zone. The row lock serialises nodes that start at once.
 */
export async function matchBalances(
  trx: Db,
  { config }: Pick<PlatformContext, 'config'>,
  othersCount = false,
): Promise<void> {
  const settings = await trx
    .selectFrom('settings')
    .select(['time_zone', 'balances_time_zone'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const timeZone = settings.time_zone ?? config.TIME_ZONE;
  if (othersCount || timeZone !== settings.balances_time_zone) await rebuildBalances(trx, timeZone);
}
