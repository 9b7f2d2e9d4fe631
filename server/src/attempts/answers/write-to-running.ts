import { attemptClosed, HttpError } from '../../platform/errors.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { type Meant, wanted } from '../start/latest-attempt.ts';

interface Writing<Write, Written> {
  /** Makes the write out of the attempt as it was seen, or refuses. */
  prepare: (attempt: Attempt, now: Date) => Promise<Write> | Write;
  /** Writes while the attempt is still what it was seen as (`runningAttempts`); undefined when it is not. */
  write: (write: Write) => Promise<Written | undefined>;
}

/**
 * Writes to the student's running attempt, by its cached state. If that is outdated, or is a reason to refuse, the
 * attempt is read again. So an outdated state never causes a refusal. Throws 410 when the attempt is over.
 */
export async function writeToRunning<Write, Written>(
  context: Pick<AttemptsContext, 'clock' | 'attempts'>,
  userId: string,
  meant: Meant,
  { prepare, write }: Writing<Write, Written>,
): Promise<Written> {
  async function tryWith(seen: Attempt | undefined): Promise<() => Promise<Written | undefined>> {
    const attempt = wanted(seen, meant);
    const now = context.clock();
    if (attempt.submitted_at || isOverdue(attempt, now)) throw attemptClosed();
    const prepared = await prepare(attempt, now);
    return () => write(prepared);
  }

  const byKnown = await tryWith(await context.attempts.known(userId, meant.exam_id)).catch((error) => {
    if (error instanceof HttpError) return undefined;
    throw error;
  });
  let written = await byKnown?.();
  while (written === undefined) {
    const byRead = await tryWith(await context.attempts.read(userId, meant.exam_id));
    written = await byRead();
  }
  return written;
}
