import type { Parsed, Reply, takeOver } from '@lulus/contract';
import { writeToRunning } from '../answers/write-to-running.ts';
import { setActiveDevice } from '../attempt-changes.queries.ts';
import type { AttemptsContext } from '../context.ts';

/**
 * Makes this device the active one. The previous device learns of it from the reply to its next save, state
 * or clock request.
 */
export async function takeOverAttempt(
  context: Pick<AttemptsContext, 'clock' | 'db' | 'attempts'>,
  userId: string,
  { device_id, ...meant }: Parsed<typeof takeOver, 'body'>,
): Promise<Reply<typeof takeOver>> {
  const { now } = await writeToRunning(context, userId, meant, {
    prepare: (attempt, now) => ({ attempt, now }),
    write: async (write) => ((await setActiveDevice(context.db, write, device_id)) ? write : undefined),
  });
  return { now: now.toISOString() };
}
