/** Who is calling, decided before anything of the request's body is read. */
import type { Access, TokenUser } from '@lulus/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionStore } from '../auth/sessions.ts';
import { forbidden, unauthenticated } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: TokenUser | null;
  }
}

/** A field that every request has from the start: to look up in a map who sent it would take longer than to guard it. */
export function rememberCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
}

const BEARER = /^Bearer /i;

function bearerToken({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined || !BEARER.test(authorization)) return undefined;
  return authorization.slice('Bearer '.length);
}

/** The user whom the guard let in. Only for routes whose access is not public. */
export function callerOf({ caller }: FastifyRequest): TokenUser {
  if (!caller) throw unauthenticated();
  return caller;
}

/** Lets the request pass, or throws 401 or 403. */
export async function guard(sessions: SessionStore, access: Access, request: FastifyRequest): Promise<void> {
  if (access === 'public') return;
  const token = bearerToken(request);
  const user = token === undefined ? undefined : await sessions.verify(token);
  if (!user) throw unauthenticated();
  if (access !== 'user' && access !== user.role) throw forbidden();
  request.caller = user;
}
