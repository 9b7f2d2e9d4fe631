/** Reads and alters the program's rows in IndexedDB. */
import { expect, type Page } from './fixtures.ts';

type Table = 'attempts' | 'papers';

const valuesOf = (page: Page, table: Table) =>
  page.evaluate(async (table) => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('lulus');
    opening.onsuccess = () => resolve(opening.result);
    const database = await promise;
    const reading = Promise.withResolvers<unknown[]>();
    const all = database.transaction(table).objectStore(table).getAll();
    all.onsuccess = () => reading.resolve(all.result);
    const values = await reading.promise;
    database.close();
    return values;
  }, table);

export const rowsOf = async (page: Page, table: Table) => (await valuesOf(page, table)).length;

/** Waits until the stored attempt has an unsent answer in IndexedDB. The screen shows it earlier. */
export const waitsOnDevice = (page: Page) =>
  expect.poll(async () => JSON.stringify(await valuesOf(page, 'attempts'))).toContain('"waiting":{"');

/** Moves the first unsent answer of the stored attempt by `by` places among its three options. */
export const alterWaiting = (page: Page, by: number) =>
  page.evaluate(async (by) => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('lulus');
    opening.onsuccess = () => resolve(opening.result);
    const database = await promise;
    const rows = database.transaction('attempts', 'readwrite').objectStore('attempts');
    const changed = Promise.withResolvers<void>();
    rows.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue>).result;
      const [entry] = Object.values(cursor.value.waiting) as { option: string }[];
      if (entry) entry.option = String(((Number(entry.option) + by + 2) % 3) + 1);
      cursor.update(cursor.value).onsuccess = () => changed.resolve();
    };
    await changed.promise;
    database.close();
  }, by);
