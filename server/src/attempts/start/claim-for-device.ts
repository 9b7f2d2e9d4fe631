import { setFirstDevice } from '../attempt-changes.queries.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';

/**
 * Makes the device the active one if the running attempt has none, for example after a start by a paper
 * request. Returns the attempt as it is afterwards, since another device may have been first.
 */
export async function claimForDevice(
  context: Pick<AttemptsContext, 'db' | 'attempts'>,
  attempt: Attempt,
  device_id: string | undefined,
): Promise<Attempt> {
  if (device_id === undefined || attempt.device_id !== null || attempt.submitted_at) return attempt;
  await setFirstDevice(context.db, attempt.id, device_id);
  return (await context.attempts.read(attempt.user_id, attempt.examination_id)) ?? attempt;
}
