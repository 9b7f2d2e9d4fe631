import { call } from '../api/client.ts';
import { currentSession, decodeToken, startSession } from '../session/session.ts';
import { logout } from './auth.api.ts';

/**
 * Begins the session that a form was answered with: in nobody's place but that of whoever it was sent `over`. Where another
 * person's has begun in this browser meanwhile, that one stays, and the new one ends on the server. False then.
 */
export function beginSession(accessToken: string, over?: string): boolean {
  const there = currentSession()?.user.id;
  if (there && there !== over && there !== decodeToken(accessToken)?.id) {
    endUntaken(accessToken);
    return false;
  }
  if (!startSession(accessToken)) throw new Error('The access token is unreadable.');
  return true;
}

/** A session that the server has begun, and that nobody here takes. */
export function endUntaken(token: string): void {
  void call(logout, { token }).catch(() => undefined);
}
