import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '../http/errors.ts';

/** Longer than any work that is done in turn may take, so that only a crowd is turned away. */
const MAX_WAIT_MS = 60_000;

let last: Promise<unknown> = Promise.resolve();

/** Runs pieces of work one after the other. Throws 503 for one whose turn has not come after a minute. */
export async function inTurn<T>(work: () => Promise<T>, maxWaitMs = MAX_WAIT_MS): Promise<T> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const before = last;
  last = before.then(() => over);
  const giveUp = new AbortController();
  try {
    const patience = sleep(maxWaitMs, false, { signal: giveUp.signal }).catch(() => false);
    const isTurn = await Promise.race([before.then(() => true), patience]);
    if (!isTurn) throw unavailable();
    return await work();
  } finally {
    giveUp.abort();
    end();
  }
}
