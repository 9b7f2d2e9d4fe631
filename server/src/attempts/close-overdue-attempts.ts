import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { lockOverdueAttempts } from './attempts.queries.ts';
import { closeOverdueLocked } from './close-attempt.ts';

const AT_ONCE = 50;
/** Between two batches the database is left to those who are taking examinations. */
const PAUSE_MS = 20;
/** A run ends after so many, so that a server that is to stop need not wait for all that an outage has left. */
const BATCHES = 100;

/**
 * The sweep: closes the attempts whose time and grace are over, the longest overdue first. Any number of nodes may
 * run it: what one is closing the others pass over.
 */
export async function closeOverdueAttempts(context: Context): Promise<number> {
  let closed = 0;
  for (let batches = 1; ; batches++) {
    const batch = await context.db.transaction().execute(async (trx) => {
      const now = context.clock();
      const overdue = await lockOverdueAttempts(trx, now, AT_ONCE);
      await closeOverdueLocked(trx, context, overdue, now);
      return overdue.length;
    });
    closed += batch;
    if (batch < AT_ONCE || batches === BATCHES) return closed;
    await sleep(PAUSE_MS);
  }
}
