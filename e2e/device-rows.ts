/** Reads the program's rows in IndexedDB. */
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

/** Waits until the stored attempt has no unsent answer in IndexedDB. */
export const nothingWaitsOnDevice = (page: Page) =>
  expect.poll(async () => JSON.stringify(await valuesOf(page, 'attempts'))).toContain('"waiting":{}');
