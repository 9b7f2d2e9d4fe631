/**
 * Stores the copies of attempts in IndexedDB, or in local storage if IndexedDB fails. Each attempt has one write at a
 * time. Changes during a write go into the next one, so the newest state is always written last.
 */
import { inShape, uuid } from '../../platform/device-store/shape.ts';
import { keysFrom, storedJson } from '../../platform/device-store/storage.ts';
import { UNSENT } from '../../platform/device-store/stored.ts';
import { mergeQueues, type SaveQueue } from '../answers/save-queue.ts';
import { sealCopy, verifyCopy } from './copy-seal.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';
import { attemptsTable, type DeviceTable, MAX_ROWS } from './device-database.ts';

export interface DeviceCopies {
  read(attemptId: string): Promise<DeviceCopy | null>;
  all(): Promise<DeviceCopy[]>;
  /** Stores the copy. Resolves with false if the copy, or a newer one, is only in the page's memory. */
  store(copy: Omit<DeviceCopy, 'seal'>): Promise<boolean>;
  drop(attemptId: string): Promise<void>;
  /**
   * Drops the selected users' copies if the server has every answer. Otherwise the copy has the only unsent answers, and
   * they stay. Drops corrupt copies too. Rejects if the database fails.
   */
  dropSent(isSelected: (userId: string) => boolean): Promise<void>;
}

/** Returns true if the server lacks an answer of the queue. Rejected answers count too. */
export function isAnyUnsent({ waiting, refused }: SaveQueue): boolean {
  return Object.keys({ ...waiting, ...refused }).length > 0;
}

export function itemOf(attemptId: string) {
  return storedJson(UNSENT + attemptId, deviceCopy);
}

const localIds = () => keysFrom(UNSENT).map((key) => key.slice(UNSENT.length));

export function createDeviceCopies(database: DeviceTable): DeviceCopies {
  /** The next write of each attempt. Null removes its copy. */
  const due = new Map<string, Promise<DeviceCopy> | null>();
  const writing = new Map<string, Promise<boolean>>();

  function put(attemptId: string, copy: Promise<DeviceCopy> | null): Promise<boolean> {
    due.set(attemptId, copy);
    const running = writing.get(attemptId);
    if (running) return running;
    const work = writeAll(attemptId);
    writing.set(attemptId, work);
    return work;
  }

  async function writeAll(attemptId: string): Promise<boolean> {
    let isStored = true;
    for (let copy = due.get(attemptId); copy !== undefined; copy = due.get(attemptId)) {
      due.delete(attemptId);
      isStored = copy ? await write(await copy) : await remove(attemptId);
    }
    writing.delete(attemptId);
    return isStored;
  }

  async function write(copy: DeviceCopy): Promise<boolean> {
    const item = itemOf(copy.attempt_id);
    try {
      await database.write(copy.attempt_id, copy);
      item.remove();
      return true;
    } catch {
      return item.write(copy);
    }
  }

  async function remove(attemptId: string): Promise<boolean> {
    itemOf(attemptId).remove();
    await database.remove(attemptId).catch(() => undefined);
    return true;
  }

  async function read(attemptId: string): Promise<DeviceCopy | null> {
    await writing.get(attemptId);
    const row = await database.read(attemptId).catch(() => undefined);
    const found = await verifyCopy(inShape(deviceCopy, row), attemptId);
    const local = await verifyCopy(itemOf(attemptId).read(), attemptId);
    if (!local) return found;
    if (!found) return local;
    // The local copy is newer: it exists only if the last write to the database failed.
    const { position, position_waiting } = local;
    return { ...found, ...mergeQueues(found, local), position, position_waiting };
  }

  async function all(): Promise<DeviceCopy[]> {
    const rows = new Set(await database.keys().catch(localIds));
    const locals = localIds().filter((id) => !rows.has(id));
    const copies = await Promise.all([
      ...[...rows].map(read),
      ...locals.map((id) => verifyCopy(itemOf(id).read(), id)),
    ]);
    return copies.filter((copy) => copy !== null);
  }

  return {
    read,
    all,
    store: (copy) => put(copy.attempt_id, sealCopy(copy)),
    drop: async (attemptId) => void (await put(attemptId, null)),
    async dropSent(isSelected) {
      await Promise.all(writing.values());
      // Local copies are dropped without an await for each, since another person may have planted many.
      for (const id of localIds()) dropLocal(id, isSelected);
      const keys = await database.keys();
      if (keys.length === MAX_ROWS) return database.clear();
      // Rows are read one by one, so that each has its own timeout. A planted row may be very large.
      for (const key of keys) {
        const copy = inShape(uuid, key) ? inShape(deviceCopy, await database.read(key)) : undefined;
        if (copy?.attempt_id !== key || (isSelected(copy.user_id) && !isAnyUnsent(copy)))
          await database.remove(key);
        else if (isSelected(copy.user_id)) await database.write(key, withoutSent(copy));
      }
    },
  };
}

const withoutSent = (copy: DeviceCopy): DeviceCopy => ({ ...copy, stored: {}, plays: {} });

function dropLocal(id: string, isSelected: (userId: string) => boolean) {
  const item = itemOf(id);
  const copy = item.read();
  if (!copy) return;
  if (copy.attempt_id !== id || (isSelected(copy.user_id) && !isAnyUnsent(copy))) item.remove();
  else if (isSelected(copy.user_id)) item.write(withoutSent(copy));
}

export const deviceCopies = createDeviceCopies(attemptsTable);
