import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from '../../platform/db/database-away.ts';
import { lockOverdueAttempts } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeOverdueLocked } from './close-attempt.ts';

const AT_ONCE = 50;
/** A pause between two batches, so that students who are taking examinations get the database. */
export const PAUSE_MS = 20;
/** A run ends after so many, so that a server that is to stop need not wait for all that an outage has left. */
const BATCHES = 100;

/**
 * The sweep: closes the attempts whose time and grace are over, the longest overdue first. Any number of nodes may
 * run it: each skips what another has locked. If a batch fails, its attempts are closed one by one, so that one bad
 * attempt keeps no other open. The run then ends with an error that names the attempts that failed.
 */
export async function closeOverdueAttempts(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
): Promise<number> {
  const failures = new Map<string, unknown>();
  let closed = 0;
  /** What is left of a batch that failed. */
  let singly = 0;
  for (let batches = 1; batches <= BATCHES; batches++) {
    const atOnce = singly > 0 ? 1 : AT_ONCE;
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
      else singly = locked.length + 1;
    }
    if (singly > 0) singly -= 1;
    await sleep(PAUSE_MS);
  }
  if (failures.size === 0) return closed;
  throw new AggregateError(failures.values(), `These attempts could not be closed: ${[...failures.keys()]}`);
}
