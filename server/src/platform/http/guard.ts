/** Identifies the caller before any of the request's body is read. */
import type { Access, TokenUser } from '@lulus/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: TokenUser | null;
  }
}

/** Finds the user of an access token; undefined where the token or its session is not valid. */
export interface TokenVerifier {
  verify(token: string): Promise<TokenUser | undefined>;
}

/** A request that arrives within this time is checked once, by its headers. */
const SOON_MS = 1000;

/**
 * A field that every request has from the start, since a map of callers would be slower than the guard. A caller who
 * was logged out while the body was on its way is refused then.
 */
export function rememberCallers(app: FastifyInstance, sessions: TokenVerifier): void {
  app.decorateRequest('caller', null);
  app.addHook('preHandler', (request, reply, done) => {
    if (!request.caller || reply.elapsedTime < SOON_MS) done();
    else guardAgain(sessions, request).then(() => done(), done);
  });
}

const BEARER = /^Bearer /i;

function bearerToken({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined || !BEARER.test(authorization)) return undefined;
  return authorization.slice('Bearer '.length);
}

/** The user that the guard let in. Only for routes whose access is not public. */
export function callerOf({ caller }: FastifyRequest): TokenUser {
  if (!caller) throw unauthenticated();
  return caller;
}

/** Checks again after a slow body, since the session may have been ended while the body was on its way. */
export async function guardAgain(sessions: TokenVerifier, request: FastifyRequest): Promise<void> {
  const { caller } = request;
  if (caller) await guard(sessions, caller.role, request);
}

/** Lets the request pass, or throws 401 or 403. */
export async function guard(sessions: TokenVerifier, access: Access, request: FastifyRequest): Promise<void> {
  if (access === 'public') return;
  const token = bearerToken(request);
  const user = token === undefined ? undefined : await sessions.verify(token);
  if (!user) throw unauthenticated();
  if (access !== 'user' && access !== user.role) throw forbidden();
  request.caller = user;
}
