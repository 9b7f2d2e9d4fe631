/** Notes in the copy of an attempt what the server has of it by now. */

import { inShape } from '../../platform/device-store/shape.ts';
import { personHere } from '../../platform/session/session.ts';
import { newerOf, settleAgainst } from '../answers/save-queue.ts';
import { sealed, soundCopy } from './copy-seal.ts';
import { itemOf } from './device-copies.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';
import { inTime, open } from './device-database.ts';

/**
 * Removes from the waiting answers those that the server has (`stored`). A copy that changes meanwhile stays as it is.
 */
export async function settleCopy(attemptId: string, stored: DeviceCopy['stored']): Promise<void> {
  async function settled(found: DeviceCopy | null | undefined): Promise<DeviceCopy | undefined> {
    const copy = await soundCopy(found, attemptId);
    // With the key of another person the copy would be lost. An examination in the same document may know newer
    // answers.
    return copy && copy.user_id === personHere()
      ? sealed({ ...copy, ...settleAgainst(copy, stored), stored: newerOf(copy.stored, stored) })
      : undefined;
  }

  const item = itemOf(attemptId);
  const local = item.read();
  const newLocal = await settled(local);
  if (newLocal && isSame(item.read(), local)) item.write(newLocal);

  const readRow = async () => inShape(deviceCopy, await (await open()).get('attempts', attemptId));
  const row = await inTime(readRow());
  const newRow = await settled(row);
  if (row && newRow) await inTime(replace(attemptId, row, newRow));
}

/** In one transaction, so that nothing that another tab writes is between. */
async function replace(attemptId: string, before: DeviceCopy, after: DeviceCopy): Promise<void> {
  const { store, done } = (await open()).transaction('attempts', 'readwrite');
  const copy = inShape(deviceCopy, await store.get(attemptId));
  if (isSame(copy, before)) await store.put(after, attemptId);
  await done;
}

function isSame(one: DeviceCopy | null | undefined, other: DeviceCopy | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
