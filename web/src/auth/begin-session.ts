import { call } from '../platform/api/client.ts';
import { currentSession, decodeToken, startSession } from '../platform/session/session.ts';
import { logout } from './auth.api.ts';

/** Starts the session whose token a form received. It replaces the current session, also of another person. */
export function beginSession(accessToken: string): void {
  if (!startSession(accessToken)) throw new Error('The access token is unreadable.');
}

/**
 * Replaces the token of the logged-in person. If that person has logged out since, it ends the new session on the server
 * and returns false.
 */
export function renewSession(accessToken: string): boolean {
  const isHere = currentSession()?.user.id === decodeToken(accessToken)?.id;
  if (isHere) beginSession(accessToken);
  else endUnusedSession(accessToken);
  return isHere;
}

/** Ends a new session on the server that this browser does not use. */
export function endUnusedSession(token: string): void {
  void call(logout, { token, keepalive: true }).catch(() => undefined);
}
