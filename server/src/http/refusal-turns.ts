import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpError } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds for which a refusal of somebody who is not logged in is kept back, one that costs as much as so many. */
    refusalTurn: (cost?: number) => number;
  }
}

/** At once, in one process: a school's worth of sessions whose time is over. */
const IN_A_ROW = 1000;
/** Beyond that, one in so many milliseconds. */
const EACH_MS = 20;
/** However many wait: a person is told before they take the server for dead. */
const AT_MOST_MS = 2000;
/** A password that was looked at has taken the processor for as long as so many other refusals do. */
const PASSWORD_COST = 25;

export function createRefusalTurns(now = () => performance.now()): (cost?: number) => number {
  const row = IN_A_ROW * EACH_MS;
  let free = now() - row;
  return (cost = 1) => {
    const at = now();
    free = Math.min(Math.max(free, at - row) + cost * EACH_MS, at + AT_MOST_MS);
    return Math.max(0, free - at);
  };
}

/**
 * Keeps refusals of strangers back when there are more of them than people cause. Whoever floods the server waits for
 * the answers and asks less, and those who are logged in, or are let in, do not notice.
 */
export function giveRefusalTurns(app: FastifyInstance): void {
  app.decorate('refusalTurn', createRefusalTurns());
}

/** Runs `refuse` when its turn has come. What was sent with the request is not held meanwhile. */
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
