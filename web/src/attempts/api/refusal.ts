/** Classifies the errors of API calls during an attempt. */
import { ApiError } from '../../platform/api/client.ts';

/**
 * `over`: the attempt is closed or gone. `login`: the session ended, and the client shows the login. `never`: the same
 * request would be rejected again. `later`: any other error; a retry may succeed.
 */
export type Refusal = 'over' | 'login' | 'never' | 'later';

const REFUSAL_BY_STATUS: Record<number, Refusal> = {
  400: 'never',
  401: 'login',
  404: 'over',
  409: 'over',
  410: 'over',
  413: 'never',
  415: 'never',
  422: 'never',
};

/** Returns true if the server rejected a change because its section is closed or not open yet. */
export const isSectionOver = (error: unknown) => error instanceof ApiError && error.code === 'section_over';

export function refusalOf(error: unknown): Refusal {
  if (isSectionOver(error)) return 'never';
  return error instanceof ApiError ? (REFUSAL_BY_STATUS[error.status] ?? 'later') : 'later';
}
