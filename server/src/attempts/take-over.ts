import type { Parsed, Reply, takeOver } from '@lulus/contract';
import type { Context } from '../context.ts';
import { setActiveDevice } from './attempt-changes.queries.ts';
import { writeToRunning } from './write-to-running.ts';

/** Makes this device the active one; the one before is told so with its next save, state or clock. */
export function takeOverAttempt(
  context: Context,
  userId: string,
  { device_id, ...meant }: Parsed<typeof takeOver, 'body'>,
): Promise<Reply<typeof takeOver>> {
  return writeToRunning(context, userId, meant, async (attempt, now) =>
    (await setActiveDevice(context.db, attempt, device_id, now)) ? { now: now.toISOString() } : undefined,
  );
}
