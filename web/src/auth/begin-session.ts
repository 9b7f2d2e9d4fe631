import { call } from '../platform/api/client.ts';
import { currentSession, decodeToken, startSession } from '../platform/session/session.ts';
import { logout } from './auth.api.ts';

const userIdOf = (accessToken: string) => decodeToken(accessToken)?.id;
const currentUserId = () => currentSession()?.user.id;

/**
 * Starts the session whose token a form received. It may replace a session of the same person, or of the person with
 * the id `over`. Returns false if another person is logged in; then it ends the new session on the server.
 */
export function beginSession(accessToken: string, over?: string): boolean {
  const current = currentUserId();
  return startSessionIf(!current || current === over || current === userIdOf(accessToken), accessToken);
}

/**
 * Replaces the token of the logged-in person. Returns false if that person has logged out since; then it ends the new
 * session on the server.
 */
export function renewSession(accessToken: string): boolean {
  return startSessionIf(currentUserId() === userIdOf(accessToken), accessToken);
}

function startSessionIf(isAllowed: boolean, accessToken: string): boolean {
  if (!isAllowed) endUnusedSession(accessToken);
  else if (!startSession(accessToken)) throw new Error('The access token is unreadable.');
  return isAllowed;
}

/** Ends a new session on the server that this browser does not use. */
export function endUnusedSession(token: string): void {
  void call(logout, { token, keepalive: true }).catch(() => undefined);
}
