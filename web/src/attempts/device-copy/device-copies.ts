/**
 * Stores the copies of attempts in IndexedDB, or in local storage if IndexedDB fails. Each attempt has one write at a
 * time. Changes during a write go into the next one, so the newest state is always written last.
 */
import { parseValue } from '../../platform/device-store/parse-value.ts';
import { keysFrom, storedJson } from '../../platform/device-store/storage.ts';
import { UNSENT } from '../../platform/device-store/stored.ts';
import { mergeQueues, type SaveQueue } from '../answers/save-queue.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';
import { attemptsTable, type DeviceTable } from './device-database.ts';

export interface DeviceCopies {
  read(attemptId: string): Promise<DeviceCopy | null>;
  all(): Promise<DeviceCopy[]>;
  /** Stores the copy. Resolves with false if the copy, or a newer one, is only in the page's memory. */
  store(copy: DeviceCopy): Promise<boolean>;
  drop(attemptId: string): Promise<void>;
  /**
   * Drops what other people than `owner()` left here, except answers that the server lacks. These stay for `KEPT_MS`
   * after the end of their attempt. Drops invalid copies too. Rejects if the database fails.
   */
  dropOthers(owner: () => string | undefined): Promise<void>;
}

/** Unsent answers wait this long for their student's next login: 60 days. */
const KEPT_MS = 60 * 24 * 60 * 60_000;

/** Returns how many answers of the queue the server lacks. Rejected answers count too. */
function countUnsent({ waiting, refused }: SaveQueue): number {
  return Object.keys({ ...waiting, ...refused }).length;
}

export const isAnyUnsent = (queue: SaveQueue) => countUnsent(queue) > 0;

/** Returns how many answers of this user wait on this device. */
export async function countUnsentOf(userId: string | undefined): Promise<number> {
  const own = (await deviceCopies.all()).filter(({ user_id }) => user_id === userId);
  return own.reduce((sum, copy) => sum + countUnsent(copy), 0);
}

export function itemOf(attemptId: string) {
  return storedJson(UNSENT + attemptId, deviceCopy);
}

const localIds = () => keysFrom(UNSENT).map((key) => key.slice(UNSENT.length));

export function createDeviceCopies(database: DeviceTable): DeviceCopies {
  /** The next write of each attempt. Null removes its copy. */
  const due = new Map<string, DeviceCopy | null>();
  const writing = new Map<string, Promise<boolean>>();

  function put(attemptId: string, copy: DeviceCopy | null): Promise<boolean> {
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
      isStored = copy ? await write(copy) : await remove(attemptId);
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
    return readWith(attemptId, await database.read(attemptId).catch(() => undefined));
  }

  /** Returns the copy, given its row in the database. */
  function readWith(attemptId: string, row: unknown): DeviceCopy | null {
    const found = parseValue(deviceCopy, row) ?? null;
    const local = itemOf(attemptId).read();
    if (!local) return found;
    if (!found) return local;
    // The local copy is newer: it exists only if the last write to the database failed.
    const { position, position_waiting, listening } = local;
    return { ...found, ...mergeQueues(found, local), position, position_waiting, listening };
  }

  const ids = async () => new Set([...(await database.keys()), ...localIds()]);

  async function all(): Promise<DeviceCopy[]> {
    const copies = await Promise.all([...(await ids().catch(localIds))].map(read));
    return copies.filter((copy) => copy !== null);
  }

  const store = (copy: DeviceCopy) => put(copy.attempt_id, copy);
  const drop = async (attemptId: string) => void (await put(attemptId, null));

  return {
    read,
    all,
    store,
    drop,
    async dropOthers(owner) {
      for (const id of await ids()) {
        await writing.get(id);
        const copy = readWith(id, await database.read(id));
        // Another person may have logged in while this tab slept.
        if (copy && copy.user_id === owner()) continue;
        const isKept = copy && isAnyUnsent(copy) && copy.due + KEPT_MS > Date.now();
        await (isKept ? store({ ...copy, stored: {}, plays: {}, listening: {} }) : drop(id));
      }
    },
  };
}

export const deviceCopies = createDeviceCopies(attemptsTable);
