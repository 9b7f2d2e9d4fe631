import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { rateLimited } from './errors.ts';

/** Far more than two browsers have under way, and than a bad line leaves behind unfinished. */
export const CROWD = 64;
const RETRY_AFTER_SECONDS = 5;
/** How long a refusal is kept back: whoever asks again at once is held up, and not the others. */
const HOLD_UP_MS = 1000;

async function holdUp(): Promise<never> {
  await sleep(HOLD_UP_MS);
  throw rateLimited(RETRY_AFTER_SECONDS);
}

/**
 * For a request with a body, before that is read: refuses a caller with a 429 who has so many under way, so that what
 * one account can hold of memory is bounded. Counted in this process.
 */
export function refuseCrowds(): (caller: string, reply: FastifyReply) => Promise<never> | undefined {
  const underWay = new Map<string, number>();
  return (caller, { raw, request }) => {
    // Who has gone while the caller was looked up closes no more.
    if (raw.destroyed || request.raw.socket.destroyed) return undefined;
    const before = underWay.get(caller) ?? 0;
    if (before >= CROWD) return holdUp();
    underWay.set(caller, before + 1);
    raw.once('close', () => {
      const left = (underWay.get(caller) ?? 1) - 1;
      if (left > 0) underWay.set(caller, left);
      else underWay.delete(caller);
    });
    return undefined;
  };
}
