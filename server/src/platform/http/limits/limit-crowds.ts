import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { rateLimited } from '../../errors.ts';

/** Concurrent requests of one caller. Two browsers have far fewer, also with unfinished ones after a bad line. */
export const CROWD = 64;
const RETRY_AFTER_SECONDS = 5;
/** The 429 is delayed by this time, to slow down a client that retries at once. */
const REJECT_DELAY_MS = 1000;

async function rejectLater(): Promise<never> {
  await sleep(REJECT_DELAY_MS);
  throw rateLimited(RETRY_AFTER_SECONDS);
}

/**
 * Limits the concurrent requests of a caller, to bound the memory that one account can use. To be called before the
 * body is read. Throws 429 if `CROWD` requests are running. The count is per process.
 */
export function limitCrowds(): (caller: string, reply: FastifyReply) => Promise<never> | undefined {
  const running = new Map<string, number>();
  return (caller, { raw, request }) => {
    // A connection that closed while the token was verified emits no further `close` event.
    if (raw.destroyed || request.raw.socket.destroyed) return undefined;
    const before = running.get(caller) ?? 0;
    if (before >= CROWD) return rejectLater();
    running.set(caller, before + 1);
    raw.once('close', () => {
      const left = (running.get(caller) ?? 1) - 1;
      if (left > 0) running.set(caller, left);
      else running.delete(caller);
    });
    return undefined;
  };
}
