import type { FastifyReply } from 'fastify';
import { rateLimited } from './errors.ts';

/** Far more than two browsers have under way, and than a bad line leaves behind unfinished. */
export const CROWD = 64;
const RETRY_AFTER_SECONDS = 5;

/**
 * Refuses a caller with a 429 who has so many requests under way, before the body of another one is read: what one
 * account can hold of memory is bounded by it. Counted in this process.
 */
export function refuseCrowds(): (caller: string, reply: FastifyReply) => void {
  const underWay = new Map<string, number>();
  return (caller, { raw }) => {
    const before = underWay.get(caller) ?? 0;
    if (before >= CROWD) throw rateLimited(RETRY_AFTER_SECONDS);
    underWay.set(caller, before + 1);
    raw.once('close', () => {
      const left = (underWay.get(caller) ?? 1) - 1;
      if (left > 0) underWay.set(caller, left);
      else underWay.delete(caller);
    });
  };
}
