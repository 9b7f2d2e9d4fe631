/** Identifies the caller before the request's body is read. */
import type { Access, TokenUser } from '@lulus/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: TokenUser | null;
  }
}

export interface TokenVerifier {
  /** Returns the user of an access token, or undefined if the token or its session is not valid. */
  verify(token: string): Promise<TokenUser | undefined>;
}

/** A request whose body takes longer than this to arrive is checked again before its handler runs. */
const SOON_MS = 1000;

/**
 * Adds the field `caller` to every request. A declared field is faster than a map from requests to callers. Checks the
 * session again if the body was slow.
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

/** Returns the user that `guard` has verified. Throws 401 on public routes, which have no user. */
export function callerOf({ caller }: FastifyRequest): TokenUser {
  if (!caller) throw unauthenticated();
  return caller;
}

/** Verifies the session again after a slow body, since it may have ended meanwhile. Throws 401 or 403. */
export async function guardAgain(sessions: TokenVerifier, request: FastifyRequest): Promise<void> {
  const { caller } = request;
  if (caller) await guard(sessions, caller.role, request);
}

/** Sets `request.caller` if the endpoint needs a user. Throws 401 without a valid session, and 403 for a wrong role. */
export async function guard(sessions: TokenVerifier, access: Access, request: FastifyRequest): Promise<void> {
  if (access === 'public') return;
  const token = bearerToken(request);
  const user = token === undefined ? undefined : await sessions.verify(token);
  if (!user) throw unauthenticated();
  if (access !== 'user' && access !== user.role) throw forbidden();
  request.caller = user;
}
