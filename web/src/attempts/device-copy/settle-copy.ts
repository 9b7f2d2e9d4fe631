/** Updates the copy of an attempt with the answers that the server has. */

import { inShape } from '../../platform/device-store/shape.ts';
import { personHere } from '../../platform/session/session.ts';
import { newerOf, settleAgainst } from '../answers/save-queue.ts';
import { sealCopy, verifyCopy } from './copy-seal.ts';
import { itemOf } from './device-copies.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';
import { open, withTimeout } from './device-database.ts';

/**
 * Removes the answers that the server has (`stored`) from the waiting ones. A copy that changes meanwhile stays
 * unchanged. Rejects if IndexedDB fails.
 */
export async function settleCopy(attemptId: string, stored: DeviceCopy['stored']): Promise<void> {
  async function settled(found: DeviceCopy | null | undefined): Promise<DeviceCopy | undefined> {
    const copy = await verifyCopy(found, attemptId);
    // Sealed with the key of another person, the copy would be invalid. `copy.stored` may be newer than `stored`.
    return copy && copy.user_id === personHere()
      ? sealCopy({ ...copy, ...settleAgainst(copy, stored), stored: newerOf(copy.stored, stored) })
      : undefined;
  }

  const item = itemOf(attemptId);
  const local = item.read();
  const newLocal = await settled(local);
  if (newLocal && isSame(item.read(), local)) item.write(newLocal);

  const readRow = async () => inShape(deviceCopy, await (await open()).get('attempts', attemptId));
  const row = await withTimeout(readRow());
  const newRow = await settled(row);
  if (row && newRow) await withTimeout(replace(attemptId, row, newRow));
}

/** Replaces the row in one transaction, unless another tab changed it. */
async function replace(attemptId: string, before: DeviceCopy, after: DeviceCopy): Promise<void> {
  const { store, done } = (await open()).transaction('attempts', 'readwrite');
  const copy = inShape(deviceCopy, await store.get(attemptId));
  if (isSame(copy, before)) await store.put(after, attemptId);
  await done;
}

function isSame(one: DeviceCopy | null | undefined, other: DeviceCopy | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
