import type { Context } from '../context.ts';
import { attemptClosed } from '../http/errors.ts';
import { type Attempt, getLatestAttempt } from './attempts.queries.ts';
import { isOverdue } from './deadline.ts';

/**
 * Writes to the student's running attempt. `write` decides by the attempt as it was read, and its statement writes
 * only while that still holds (`runningAttempt`); where it does not, `write` answers undefined and the attempt is
 * read again. Throws 410 when it is over.
 */
export async function writeToRunning<T>(
  context: Context,
  userId: string,
  meant: { exam_id: string; attempt_id?: string | undefined },
  write: (attempt: Attempt, now: Date) => Promise<T | undefined>,
): Promise<T> {
  for (;;) {
    const attempt = await getLatestAttempt(context.db, userId, meant.exam_id, meant.attempt_id);
    const now = context.clock();
    if (attempt.submitted_at || isOverdue(attempt, now)) throw attemptClosed();
    const written = await write(attempt, now);
    if (written !== undefined) return written;
  }
}
