import type { Parsed, startExam } from '@lulus/contract';
import type { Context } from '../context.ts';
import type { Attempt } from './attempts.queries.ts';
import { closeIfOverdue } from './close-attempt.ts';
import { isOverdue } from './deadline.ts';

/**
 * Starts an attempt on this device, or answers the running one unchanged (its active device too), whatever is clicked
 * twice at once and whatever has become of the examination meanwhile.
 */
export async function startAttempt(
  context: Context,
  userId: string,
  { exam_id, ...start }: Parsed<typeof startExam, 'body'>,
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
      return started.attempt;
    }
    await closeIfOverdue(context, started.attempt.id);
  }
}
