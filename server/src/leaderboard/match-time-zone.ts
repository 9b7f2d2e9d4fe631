import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { rebuildBalances } from './balances.ts';

/**
 * Rebuilds the balances if their months were computed in another time zone. That happens at the first start, and after
 * a change of the time zone. The row lock serialises nodes that start at once.
 */
export async function matchTimeZone(trx: Db, { config }: Pick<PlatformContext, 'config'>): Promise<void> {
  const settings = await trx
    .selectFrom('settings')
    .select(['time_zone', 'balances_time_zone'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const timeZone = settings.time_zone ?? config.TIME_ZONE;
  if (timeZone !== settings.balances_time_zone) await rebuildBalances(trx, timeZone);
}
