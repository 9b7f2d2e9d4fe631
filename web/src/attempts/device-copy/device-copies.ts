/**
 * The copies on this device: in IndexedDB, or in local storage where that fails. Each attempt has one write under way
 * at a time. Changes during a write go with the next one, so the newest state is always written last.
 */
import { inShape, uuid } from '../../platform/device-store/shape.ts';
import { keysFrom, storedJson } from '../../platform/device-store/storage.ts';
import { UNSENT } from '../../platform/device-store/stored.ts';
import { mergeQueues, type SaveQueue } from '../answers/save-queue.ts';
import { sealed, soundCopy } from './copy-seal.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';
import { attemptsTable, type DeviceTable, MOST_ROWS } from './device-database.ts';

export interface DeviceCopies {
  read(attemptId: string): Promise<DeviceCopy | null>;
  all(): Promise<DeviceCopy[]>;
  /** False when the copy, or a newer one, lives only as long as the page. */
  keep(copy: Omit<DeviceCopy, 'seal'>): Promise<boolean>;
  drop(attemptId: string): Promise<void>;
  /**
   * Drops the copies of these people if the server has every answer; otherwise the copy here is the only one. Invalid
   * copies go as well. It fails where the database does.
   */
  dropSent(isMeant: (userId: string) => boolean): Promise<void>;
}

/** Whether the server lacks one of its answers. A rejected answer counts too. */
export function isAnyUnsent({ waiting, refused }: SaveQueue): boolean {
  return Object.keys({ ...waiting, ...refused }).length > 0;
}

export function itemOf(attemptId: string) {
  return storedJson(UNSENT + attemptId, deviceCopy);
}

const localIds = () => keysFrom(UNSENT).map((key) => key.slice(UNSENT.length));

export function createDeviceCopies(database: DeviceTable): DeviceCopies {
  /** What is to be written next, and null for what is to be removed. */
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
    let isKept = true;
    for (let copy = due.get(attemptId); copy !== undefined; copy = due.get(attemptId)) {
      due.delete(attemptId);
      isKept = copy ? await write(await copy) : await remove(attemptId);
    }
    writing.delete(attemptId);
    return isKept;
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
    const found = await soundCopy(inShape(deviceCopy, row), attemptId);
    const local = await soundCopy(itemOf(attemptId).read(), attemptId);
    if (!local) return found;
    if (!found) return local;
    // It is there where the database has failed since.
    const { position, position_waiting } = local;
    return { ...found, ...mergeQueues(found, local), position, position_waiting };
  }

  async function all(): Promise<DeviceCopy[]> {
    const rows = new Set(await database.keys().catch(localIds));
    const locals = localIds().filter((id) => !rows.has(id));
    const copies = await Promise.all([
      ...[...rows].map(read),
      ...locals.map((id) => soundCopy(itemOf(id).read(), id)),
    ]);
    return copies.filter((copy) => copy !== null);
  }

  return {
    read,
    all,
    keep: (copy) => put(copy.attempt_id, sealed(copy)),
    drop: async (attemptId) => void (await put(attemptId, null)),
    async dropSent(isMeant) {
      await Promise.all(writing.values());
      // Do not wait for these: another person may have stored as many as there is room for.
      for (const id of localIds()) dropLocal(id, isMeant);
      const keys = await database.keys();
      if (keys.length === MOST_ROWS) return database.clear();
      // One after the other: each has its own time limit, however much is planted beside it.
      for (const key of keys) {
        const copy = inShape(uuid, key) ? inShape(deviceCopy, await database.read(key)) : undefined;
        if (copy?.attempt_id !== key || (isMeant(copy.user_id) && !isAnyUnsent(copy)))
          await database.remove(key);
        else if (isMeant(copy.user_id)) await database.write(key, withoutSent(copy));
      }
    },
  };
}

const withoutSent = (copy: DeviceCopy): DeviceCopy => ({ ...copy, stored: {}, plays: {} });

function dropLocal(id: string, isMeant: (userId: string) => boolean) {
  const item = itemOf(id);
  const copy = item.read();
  if (!copy) return;
  if (copy.attempt_id !== id || (isMeant(copy.user_id) && !isAnyUnsent(copy))) item.remove();
  else if (isMeant(copy.user_id)) item.write(withoutSent(copy));
}

export const deviceCopies = createDeviceCopies(attemptsTable);
