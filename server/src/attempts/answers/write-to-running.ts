import { attemptClosed, HttpError } from '../../platform/errors.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { type AttemptRef, requireAttempt } from '../start/latest-attempt.ts';

interface Writing<Write, Written> {
  /** Builds the write from the attempt as it was read, or throws. */
  prepare: (attempt: Attempt, now: Date) => Promise<Write> | Write;
  /** Writes if the attempt is still as it was read (`runningAttempts`). Returns undefined otherwise. */
  write: (write: Write) => Promise<Written | undefined>;
}

/**
 * Writes to the student's running attempt, using its cached state. If that state is outdated or leads to a
 * rejection, reads the attempt again. So an outdated cache never causes a rejection. Throws 410 if the
 * attempt is over.
 */
export async function writeToRunning<Write, Written>(
  context: Pick<AttemptsContext, 'clock' | 'attempts'>,
  userId: string,
  meant: AttemptRef,
  { prepare, write }: Writing<Write, Written>,
): Promise<Written> {
  async function tryWith(seen: Attempt | undefined): Promise<() => Promise<Written | undefined>> {
    const attempt = requireAttempt(seen, meant);
    const now = context.clock();
    if (attempt.submitted_at || isOverdue(attempt, now)) throw attemptClosed();
    const prepared = await prepare(attempt, now);
    return () => write(prepared);
  }

  const writeCached = await tryWith(await context.attempts.getCached(userId, meant.exam_id)).catch(
    (error) => {
      if (error instanceof HttpError) return undefined;
      throw error;
    },
  );
  let written = await writeCached?.();
  while (written === undefined) {
    const writeRead = await tryWith(await context.attempts.read(userId, meant.exam_id));
    written = await writeRead();
  }
  return written;
}
