import { call } from '../platform/api/client.ts';
import { currentSession, decodeToken, startSession } from '../platform/session/session.ts';
import { logout } from './auth.api.ts';

const personOf = (accessToken: string) => decodeToken(accessToken)?.id;
const loggedIn = () => currentSession()?.user.id;

/**
 * Begins the session that a form was answered with. It replaces only the session of the person it was sent `over`.
 * Another person's session in this browser stays, and the new one ends on the server. Returns false then.
 */
export function beginSession(accessToken: string, over?: string): boolean {
  const there = loggedIn();
  return takeWhere(!there || there === over || there === personOf(accessToken), accessToken);
}

/**
 * Replaces the token of the person who is logged in. If they have logged out meanwhile, the new session ends too; then
 * false.
 */
export function renewSession(accessToken: string): boolean {
  return takeWhere(loggedIn() === personOf(accessToken), accessToken);
}

function takeWhere(isTheirs: boolean, accessToken: string): boolean {
  if (!isTheirs) endUnusedSession(accessToken);
  else if (!startSession(accessToken)) throw new Error('The access token is unreadable.');
  return isTheirs;
}

/** Ends a session that the server has begun and that this browser does not take. */
export function endUnusedSession(token: string): void {
  void call(logout, { token, keepalive: true }).catch(() => undefined);
}
