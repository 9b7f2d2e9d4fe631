/** Who is calling, decided before anything of the request's body is read. */
import type { Access, TokenUser } from '@lulus/contract';
import type { FastifyRequest } from 'fastify';
import type { SessionStore } from '../auth/sessions.ts';
import { forbidden, unauthenticated } from './errors.ts';

const callers = new WeakMap<FastifyRequest, TokenUser>();

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The user whom the guard let in. Only for routes whose access is not public. */
export function callerOf(request: FastifyRequest): TokenUser {
  const user = callers.get(request);
  if (!user) throw unauthenticated();
  return user;
}

/** Lets the request pass, or throws 401 or 403. */
export async function guard(sessions: SessionStore, access: Access, request: FastifyRequest): Promise<void> {
  if (access === 'public') return;
  const token = bearerToken(request);
  const user = token === undefined ? undefined : await sessions.verify(token);
  if (!user) throw unauthenticated();
  if (access !== 'user' && access !== user.role) throw forbidden();
  callers.set(request, user);
}
