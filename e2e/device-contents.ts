/** Reads all data of this product that a script or the console can read in a browser. */
import type { Page } from '@playwright/test';

/** Texts by place, such as `cache shell /index.html` and `IndexedDB lulus/papers`. */
export type Contents = Record<string, string>;

export async function contentsOf(page: Page): Promise<Contents> {
  const contents = await page.evaluate(async () => {
    /** Decodes as Latin 1: one character per byte. */
    const lettersOf = (bytes: ArrayBuffer) =>
      Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
    const contents: Record<string, string> = {
      'local storage': JSON.stringify({ ...localStorage }),
      'session storage': JSON.stringify({ ...sessionStorage }),
      'the document’s': JSON.stringify([document.cookie, window.name, history.state, location.href]),
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const response = await cache.match(url);
        const body = (await response?.arrayBuffer()) ?? new ArrayBuffer();
        contents[`cache ${name} ${url}`] =
          `${JSON.stringify([...(response?.headers ?? [])])}\n${lettersOf(body)}`;
      }
    }

    const answerTo = <T>(request: IDBRequest<T>) => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
      return promise;
    };
    const replacer = (_: string, value: unknown) => {
      if (value instanceof Blob) throw new Error('This search does not support files in IndexedDB.');
      if (value instanceof Map || value instanceof Set) return [...value];
      if (ArrayBuffer.isView(value)) return lettersOf(value.buffer as ArrayBuffer);
      return value instanceof ArrayBuffer ? lettersOf(value) : value;
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerTo(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const all = [await answerTo(rows.getAllKeys()), await answerTo(rows.getAll())];
        contents[`IndexedDB ${name}/${store}`] = JSON.stringify(all, replacer);
      }
      database.close();
    }
    const files = await navigator.storage.getDirectory();
    for await (const name of files.keys()) contents[`file ${name}`] = 'This search does not support files.';
    return contents;
  });
  return { ...contents, 'the page’s memory': await memoryOf(page) };
}

/** Returns all texts in memory that a script or the console can reach. */
export async function memoryOf(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const parts: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await cdp.send('HeapProfiler.takeHeapSnapshot');
  await cdp.detach();
  const { strings } = JSON.parse(parts.join('')) as { strings: string[] };
  return strings.join('\n');
}
