import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from '../../platform/db/database-away.ts';
import { lockOverdueAttempts } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeOverdueLocked } from './close-attempt.ts';

const BATCH_SIZE = 50;
/** Milliseconds between two batches, so that requests of students get the database. */
export const PAUSE_MS = 20;
/** Batches per run, so that a stopping server does not wait for a large backlog. */
const MAX_BATCHES = 100;

/**
 * The sweep: closes the attempts whose time and grace are over, the longest overdue first. Several nodes may
 * run it at once, since each skips locked attempts. If a batch fails, its attempts are closed one by one, so
 * that one bad attempt does not block the others. The run then throws an error that names the failed
 * attempts.
 */
export async function closeOverdueAttempts(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
): Promise<number> {
  const failures = new Map<string, unknown>();
  let closed = 0;
  /** Attempts of a failed batch that are still to be closed one by one. */
  let singlesLeft = 0;
  for (let batches = 1; batches <= MAX_BATCHES; batches++) {
    const atOnce = singlesLeft > 0 ? 1 : BATCH_SIZE;
    let locked: string[] = [];
    try {
      await context.db.transaction().execute(async (trx) => {
        const now = context.clock();
        const overdue = await lockOverdueAttempts(trx, now, atOnce, [...failures.keys()]);
        locked = overdue.map(({ id }) => id);
        await closeOverdueLocked(trx, context, overdue, now);
      });
      closed += locked.length;
      if (locked.length < atOnce) break;
    } catch (error) {
      const [first] = locked;
      if (first === undefined || isDatabaseAway(error)) throw error;
      if (locked.length === 1) failures.set(first, error);
      else singlesLeft = locked.length + 1;
    }
    if (singlesLeft > 0) singlesLeft -= 1;
    await sleep(PAUSE_MS);
  }
  if (failures.size === 0) return closed;
  throw new AggregateError(failures.values(), `These attempts could not be closed: ${[...failures.keys()]}`);
}
