/** Updates the copy of an attempt with the answers that the server has. */
import { parseValue } from '../../platform/device-store/parse-value.ts';
import { newerOf, settleAgainst } from '../answers/save-queue.ts';
import { itemOf } from './device-copies.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';
import { open, withTimeout } from './device-database.ts';

/** Removes the answers that the server has (`stored`) from the waiting ones. Rejects if IndexedDB fails. */
export async function settleCopy(attemptId: string, stored: DeviceCopy['stored']): Promise<void> {
  // `copy.stored` may be newer than `stored`.
  const settled = (copy: DeviceCopy): DeviceCopy => ({
    ...copy,
    ...settleAgainst(copy, stored),
    stored: newerOf(copy.stored, stored),
  });
  const item = itemOf(attemptId);
  const local = item.read();
  if (local) item.write(settled(local));
  // One transaction, because another tab may have the examination open.
  async function settleRow() {
    const { store, done } = (await open()).transaction('attempts', 'readwrite');
    const row = parseValue(deviceCopy, await store.get(attemptId));
    if (row) await store.put(settled(row), attemptId);
    await done;
  }
  await withTimeout(settleRow());
}
