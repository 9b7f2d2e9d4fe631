import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { rebuildBalances } from './balances.ts';

/**
 * Rebuilds the balances if their months were computed in another time zone. That is so at the first start, and after
 * the zone was changed. Nodes that start at once run this one after the other.
 */
export async function matchTimeZone(trx: Db, { config }: Pick<PlatformContext, 'config'>): Promise<void> {
  const settings = await trx
    .selectFrom('settings')
    .select(['time_zone', 'balances_time_zone'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const inForce = settings.time_zone ?? config.TIME_ZONE;
  if (inForce !== settings.balances_time_zone) await rebuildBalances(trx, inForce);
}
