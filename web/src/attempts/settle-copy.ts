/** Notes in the copy of an attempt what the server has of it by now, while another tab may be writing it. */

import { inShape } from '../session/shape.ts';
import { itemOf } from './device-copies.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';
import { inTime, open } from './device-database.ts';
import { settleAgainst } from './save-queue.ts';

/** Keeps of what waits only what these answers, which are the server's, do not have. */
export async function settleCopy(attemptId: string, stored: DeviceCopy['stored']): Promise<void> {
  const settled = (copy: DeviceCopy) => ({ ...copy, ...settleAgainst(copy, stored), stored });
  const item = itemOf(attemptId);
  const local = item.read();
  if (local) item.write(settled(local));
  await inTime(change(attemptId, settled));
}

/** In one transaction, so that nothing that another tab writes is between. */
async function change(attemptId: string, settled: (copy: DeviceCopy) => DeviceCopy): Promise<void> {
  const database = await open();
  const { store, done } = database.transaction('attempts', 'readwrite');
  const copy = inShape(deviceCopy, await store.get(attemptId));
  if (copy) await store.put(settled(copy), attemptId);
  await done;
}
