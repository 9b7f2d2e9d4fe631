import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { rateLimited } from '../../errors.ts';

/** Far more than two browsers have under way, and than a bad line leaves behind unfinished. */
export const CROWD = 64;
const RETRY_AFTER_SECONDS = 5;
/** How long a refusal is delayed. This slows a caller that retries at once, and no one else. */
const HOLD_UP_MS = 1000;

async function holdUp(): Promise<never> {
  await sleep(HOLD_UP_MS);
  throw rateLimited(RETRY_AFTER_SECONDS);
}

/**
 * For a request with a body, before the body is read: throws 429 for a caller with this many under way. This bounds
 * the memory that one account can take. Counted in this process.
 */
export function limitCrowds(): (caller: string, reply: FastifyReply) => Promise<never> | undefined {
  const underWay = new Map<string, number>();
  return (caller, { raw, request }) => {
    // A request that closed during the lookup sends no further `close` event.
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
