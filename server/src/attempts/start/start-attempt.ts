import type { Parsed, startExam } from '@lulus/contract';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeIfOverdue } from '../deadline/close-attempt.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { claimForDevice } from './claim-for-device.ts';
import type { Start } from './start-attempts.ts';

/**
 * Starts an attempt on this device, or returns the running one unchanged. Double clicks, and later changes of the
 * examination, make no difference. A running attempt keeps its active device, and gets this one where it has none.
 */
export async function startAttempt(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts' | 'writes'>,
  userId: string,
  { exam_id, ...start }: Parsed<typeof startExam, 'body'> & Pick<Start, 'first_only'>,
): Promise<Attempt> {
  for (;;) {
    const started = await context.writes.start({
      user_id: userId,
      examination_id: exam_id,
      ...start,
    });
    if ('refused' in started) throw started.refused;
    if ('again' in started) continue;
    if (!isOverdue(started.attempt, context.clock())) {
      context.attempts.see(started.attempt);
      return claimForDevice(context, started.attempt, start.device_id);
    }
    await closeIfOverdue(context, started.attempt.id);
  }
}
