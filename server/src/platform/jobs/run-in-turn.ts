import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '../errors.ts';
import { turnsOfSupervisor } from './ask-supervisor.ts';
import { createTurns } from './turns.ts';

/** Longer than any single piece of work may take, so that only a long queue is rejected. */
const MAX_WAIT_MS = 60_000;

const turns = cluster.isWorker ? turnsOfSupervisor() : createTurns();

/**
 * Runs pieces of work one after the other, across all processes of this server. Throws 503 if the work's turn has not
 * come after `maxWaitMs`, which is a minute by default.
 */
export async function runInTurn<T>(work: () => Promise<T>, maxWaitMs = MAX_WAIT_MS): Promise<T> {
  const { promise: turn, resolve: begin } = Promise.withResolvers<boolean>();
  const giveUp = new AbortController();
  const leave = turns.ask(() => begin(true));
  try {
    const timeout = sleep(maxWaitMs, false, { signal: giveUp.signal }).catch(() => false);
    if (!(await Promise.race([turn, timeout]))) throw unavailable();
    return await work();
  } finally {
    giveUp.abort();
    leave();
  }
}
