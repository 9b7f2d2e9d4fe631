/** The student's newest attempt at an examination, for code that requires one. */

import { attemptClosed, conflict, notFound } from '../../platform/errors.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptCache } from '../state/attempt-cache.ts';

/**
 * An examination, and optionally the attempt that the client shows. So an old tab learns that there is a
 * newer one.
 */
export interface AttemptRef {
  exam_id: string;
  attempt_id?: string | undefined;
}

export function matchesRef(attempt: Attempt, { attempt_id }: AttemptRef): boolean {
  return attempt_id === undefined || attempt_id === attempt.id;
}

export const noAttempt = () => notFound('not_started');
/** For an old tab after a second start. */
export const anotherAttempt = () => conflict('another_attempt');

/** Returns the attempt. Throws 404 if there is none, and 409 if the caller names another one. */
export function requireAttempt(attempt: Attempt | undefined, meant: AttemptRef): Attempt {
  if (!attempt) throw noAttempt();
  if (!matchesRef(attempt, meant)) throw anotherAttempt();
  return attempt;
}

export async function getLatestAttempt(
  context: { attempts: AttemptCache },
  userId: string,
  meant: AttemptRef,
): Promise<Attempt> {
  return requireAttempt(await context.attempts.read(userId, meant.exam_id), meant);
}

/** Returns the attempt. Throws 404 if there is none, and 410 if it is submitted. */
export function requireRunning(attempt: Attempt | undefined): Attempt {
  if (!attempt) throw noAttempt();
  if (attempt.submitted_at) throw attemptClosed('submitted');
  return attempt;
}
