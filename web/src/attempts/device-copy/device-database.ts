/**
 * IndexedDB with two tables: a copy and a paper for each attempt. A call rejects if the browser forbids IndexedDB, its
 * quota is exceeded or it does not respond in time.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Tables extends DBSchema {
  attempts: { key: string; value: unknown };
  papers: { key: string; value: unknown };
}

export interface DeviceTable {
  read(attemptId: string): Promise<unknown>;
  keys(): Promise<string[]>;
  write(attemptId: string, value: object): Promise<void>;
  remove(attemptId: string): Promise<void>;
}

/** A working disk takes milliseconds. */
const TIMEOUT_MS = 1500;

let opening: Promise<IDBPDatabase<Tables>> | undefined;

/** Opens the database once. Callers put `withTimeout` around their work with it. */
export function open(): Promise<IDBPDatabase<Tables>> {
  opening ??= Promise.resolve().then(() =>
    openDB<Tables>('lulus', 2, {
      upgrade(database, before) {
        if (before < 1) database.createObjectStore('attempts');
        database.createObjectStore('papers');
      },
      terminated: forget,
      // A page with a newer version of the program waits to change the tables.
      blocking(_, __, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
    }),
  );
  opening.catch(forget);
  return opening;
}

/** Forgets the connection, so that the next call opens a new one. */
function forget() {
  opening = undefined;
}

function deviceTable(name: 'attempts' | 'papers'): DeviceTable {
  return {
    read: (attemptId) => withTimeout(open().then((database) => database.get(name, attemptId))),
    keys: () => withTimeout(open().then((database) => database.getAllKeys(name))),

    write: (attemptId, value) =>
      withTimeout(
        open().then(async (database) => {
          // `strict` waits until the data are on the disk, because the power may fail next.
          const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
          await Promise.all([transaction.store.put(value, attemptId), transaction.done]);
        }),
      ),

    remove: (attemptId) => withTimeout(open().then((database) => database.delete(name, attemptId))),
  };
}

export const attemptsTable = deviceTable('attempts');
export const papersTable = deviceTable('papers');

export function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer.')), TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
