/**
 * IndexedDB with two tables, a copy and a paper for each attempt. A browser that forbids it, has it full or does not answer makes a
 * call fail, and never wait.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Tables extends DBSchema {
  attempts: { key: string; value: unknown };
  papers: { key: string; value: unknown };
}

export interface DeviceTable {
  read(attemptId: string): Promise<unknown>;
  /** `MOST_ROWS` at most. */
  all(): Promise<unknown[]>;
  /** Reads no values: another person may have stored more than can be read in time. `MOST_ROWS` at most. */
  keys(): Promise<string[]>;
  write(attemptId: string, value: object): Promise<void>;
  remove(attemptId: string): Promise<void>;
  /** Reads nothing: all rows are gone at once, however many there are. */
  clear(): Promise<void>;
}

/** More rows than a computer ever has unsent. A larger number was planted to make reading slow. */
export const MOST_ROWS = 1000;

/** A disk takes milliseconds; what takes longer is broken. */
const PATIENCE_MS = 1500;

let opening: Promise<IDBPDatabase<Tables>> | undefined;

/** Wants `inTime` around what is done with it. */
export function open(): Promise<IDBPDatabase<Tables>> {
  opening ??= Promise.resolve().then(() =>
    openDB<Tables>('lulus', 2, {
      upgrade(database, before) {
        if (before < 1) database.createObjectStore('attempts');
        database.createObjectStore('papers');
      },
      terminated: forget,
      // A newer version of the program wants to change the tables.
      blocking(_, __, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
    }),
  );
  opening.catch(forget);
  return opening;
}

/** The next call opens it again. */
function forget() {
  opening = undefined;
}

function deviceTable(name: 'attempts' | 'papers'): DeviceTable {
  return {
    read: (attemptId) => inTime(open().then((database) => database.get(name, attemptId))),
    all: () => inTime(open().then((database) => database.getAll(name, null, MOST_ROWS))),
    keys: () => inTime(open().then((database) => database.getAllKeys(name, null, MOST_ROWS))),

    write: (attemptId, value) =>
      inTime(
        open().then(async (database) => {
          // On the disk, and not only on its way there: the battery may be pulled next.
          const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
          await Promise.all([transaction.store.put(value, attemptId), transaction.done]);
        }),
      ),

    remove: (attemptId) => inTime(open().then((database) => database.delete(name, attemptId))),
    clear: () => inTime(open().then((database) => database.clear(name))),
  };
}

export const attemptsTable = deviceTable('attempts');
export const papersTable = deviceTable('papers');

export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer.')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
