import type { Parsed, startExam } from '@lulus/contract';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeIfOverdue } from '../deadline/close-attempt.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { claimForDevice } from './claim-for-device.ts';
import type { Start } from './start-attempts.ts';

/**
 * Starts an attempt on this device, or returns the running one unchanged. So double clicks and later changes
 * of the examination have no effect. A running attempt keeps its active device, or gets this one if it has
 * none.
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
    if ('retry' in started) continue;
    if (!isOverdue(started.attempt, context.clock())) {
      context.attempts.set(started.attempt);
      return claimForDevice(context, started.attempt, start.device_id);
    }
    await closeIfOverdue(context, started.attempt.id);
  }
}
