import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpError } from '../../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Milliseconds to delay a refusal of a client that is not logged in. `cost`: as how many refusals it counts. */
    refusalTurn: (cost?: number) => number;
  }
}

/** At once, in one process: as many as a school has expired sessions. */
const IN_A_ROW = 1000;
/** Beyond that, one in so many milliseconds. */
const EACH_MS = 20;
/** However many wait, a person sees the reply before they think that the server is down. */
const AT_MOST_MS = 2000;
/** Verifying a password takes the processor as long as this many other refusals. */
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
 * Delays refusals of clients that are not logged in, when there are more of them than people cause. A flooding client
 * waits for its replies and so sends fewer requests. People who are logged in, or log in, notice nothing.
 */
export function delayUnauthenticatedErrors(app: FastifyInstance): void {
  app.decorate('refusalTurn', createRefusalTurns());
}

/** Runs `refuse` when its turn has come. The body is not kept in memory meanwhile. */
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
