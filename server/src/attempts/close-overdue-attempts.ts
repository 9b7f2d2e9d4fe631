import type { Context } from '../context.ts';
import { lockOverdueAttempts } from './attempts.queries.ts';
import { closeLocked } from './close-attempt.ts';

const AT_ONCE = 50;

/** The sweep: closes every attempt whose time and grace are over. Any number of nodes may run it. */
export async function closeOverdueAttempts(context: Context): Promise<number> {
  let closed = 0;
  for (;;) {
    const batch = await context.db.transaction().execute(async (trx) => {
      const now = context.clock();
      const overdue = await lockOverdueAttempts(trx, now, AT_ONCE);
      await closeLocked(trx, context, overdue, { closed_by: 'deadline', now });
      return overdue.length;
    });
    closed += batch;
    if (batch < AT_ONCE) return closed;
  }
}
