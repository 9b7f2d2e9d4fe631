import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the delay of an error for a client without a session, in milliseconds. `cost` counts it several times. */
    refusalTurn: (cost?: number) => number;
  }
}

/** Errors that one process sends without delay. A school may have as many expired sessions. */
const BURST = 1000;
/** Beyond the burst, the time between two errors. */
const INTERVAL_MS = 20;
/** Longest delay. A person who waited longer would think that the server is down. */
const MAX_DELAY_MS = 2000;
/** Verifying a password takes as much CPU time as this many other errors. */
const PASSWORD_COST = 25;

/** A leaky bucket: each call returns the delay of the next error in milliseconds. */
export function createRefusalTurns(now = () => performance.now()): (cost?: number) => number {
  const burstMs = BURST * INTERVAL_MS;
  let sendAt = now() - burstMs;
  return (cost = 1) => {
    const at = now();
    sendAt = Math.min(Math.max(sendAt, at - burstMs) + cost * INTERVAL_MS, at + MAX_DELAY_MS);
    return Math.max(0, sendAt - at);
  };
}

/**
 * Delays errors for clients without a session if there are many of them. A flooding client that waits for its replies
 * then sends fewer requests. Successful logins and clients with a session are not delayed.
 */
export function delayUnauthenticatedErrors(app: FastifyInstance): void {
  app.decorate('refusalTurn', createRefusalTurns());
}

/** Calls `refuse` after the delay, if there is one. Drops the request's body meanwhile to free its memory. */
export function refuseInTurn(
  request: FastifyRequest,
  { status, body: { code } }: Pick<HttpError, 'status' | 'body'>,
  refuse: () => unknown,
): void {
  const cost = code === 'bad_credentials' ? PASSWORD_COST : 1;
  const wait = request.caller || status >= 500 ? 0 : request.server.refusalTurn(cost);
  if (wait === 0) {
    refuse();
    return;
  }
  request.body = undefined;
  setTimeout(refuse, wait);
}
