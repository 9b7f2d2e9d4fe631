import type { PlatformContext } from '../../platform/context.ts';
import { countResults } from './count-results.ts';
import { lockReleasedUncounted } from './release.queries.ts';

/** Makes the balances count results whose time of release has come. Any number of nodes may run it. */
export async function countReleasedResults(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db'>,
): Promise<void> {
  for (;;) {
    const counted = await context.db.transaction().execute(async (trx) => {
      const id = await lockReleasedUncounted(trx, context.clock());
      if (id !== undefined) await countResults(trx, context, [id], true);
      return id;
    });
    if (counted === undefined) return;
  }
}
