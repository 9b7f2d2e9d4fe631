/** The student's newest attempt at an examination, for code that requires one. */

import { attemptClosed, conflict, notFound } from '../../platform/errors.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptCache } from '../state/attempt-cache.ts';

/** An attempt that a caller may name, so that an old tab learns that there is a newer one. */
export interface Meant {
  exam_id: string;
  attempt_id?: string | undefined;
}

export function isMeant(attempt: Attempt, { attempt_id }: Meant): boolean {
  return attempt_id === undefined || attempt_id === attempt.id;
}

export const noAttempt = () => notFound('You have not started this examination.');
/** Of an old tab after a second start. */
export const anotherAttempt = () =>
  conflict('another_attempt', 'A newer attempt at this examination has been started.');

/** Refuses none at all, and another one than is meant. */
export function wanted(attempt: Attempt | undefined, meant: Meant): Attempt {
  if (!attempt) throw noAttempt();
  if (!isMeant(attempt, meant)) throw anotherAttempt();
  return attempt;
}

export async function getLatestAttempt(
  context: { attempts: AttemptCache },
  userId: string,
  meant: Meant,
): Promise<Attempt> {
  return wanted(await context.attempts.read(userId, meant.exam_id), meant);
}

/** Throws 404 where there is no attempt, and 410 where it is submitted. */
export function stillRunning(attempt: Attempt | undefined): Attempt {
  if (!attempt) throw noAttempt();
  if (attempt.submitted_at) throw attemptClosed('This examination has been submitted.');
  return attempt;
}
