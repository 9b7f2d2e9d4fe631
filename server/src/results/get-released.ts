import { problem } from '@lulus/contract/messages';
import { isReleased } from '../examinations/release/release.ts';
import { getLatestSubmitted } from '../grading/results.queries.ts';
import type { PlatformContext } from '../platform/context.ts';
import { conflict, HttpError } from '../platform/errors.ts';

/**
 * Returns the student's newest submitted attempt. Throws 409 if its result is not released or being marked. Throws 409 also
 * while the student takes the examination again, since the next attempt has the same questions.
 */
export async function getReleased(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  userId: string,
  examinationId: string,
) {
  const attempt = await getLatestSubmitted(db, userId, examinationId);
  if (!isReleased(attempt, clock())) {
    throw conflict('results_not_released');
  }
  if (attempt.unmarked > 0) {
    throw new HttpError(409, 'results_not_released', problem('being_marked'));
  }
  if (attempt.is_retaken) {
    throw new HttpError(409, 'attempt_running', problem('taking_again'));
  }
  return attempt;
}
