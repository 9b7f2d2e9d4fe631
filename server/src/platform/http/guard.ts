/** Identifies the caller before the request's body is read. */
import type { Access, Role, TokenUser } from '@lulus/contract';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until `guard` has run. A declared field is faster than a map from requests to callers. */
    caller: TokenUser | null;
  }
}

export interface TokenVerifier {
  /** Returns the user of an access token, or undefined if the token or its session is not valid. */
  verify(token: string): Promise<TokenUser | undefined>;
}

const ROLES: Record<Exclude<Access, 'public'>, Role[]> = {
  user: ['admin', 'teacher', 'proctor', 'student'],
  student: ['student'],
  staff: ['admin', 'teacher', 'proctor'],
  teacher: ['admin', 'teacher'],
  admin: ['admin'],
};

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

/** Sets `request.caller` if the endpoint needs a user. Throws 401 without a valid session, and 403 for a wrong role. */
export async function guard(sessions: TokenVerifier, access: Access, request: FastifyRequest): Promise<void> {
  if (access === 'public') return;
  const token = bearerToken(request);
  const user = token === undefined ? undefined : await sessions.verify(token);
  if (!user) throw unauthenticated();
  if (!ROLES[access].includes(user.role)) throw forbidden();
  request.caller = user;
}
