import type { PlatformContext } from '../../platform/context.ts';
import { countResults } from './count-results.ts';
import { lockReleasedUncounted } from './release.queries.ts';

/** Adds results to the balances once their release time has come. Several nodes may run it at once. */
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
