import { Worker } from 'node:worker_threads';

/** By sheet name the rows of texts, the heading first. */
export type SheetTexts = Record<string, string[][]>;

/** An xlsx in which every cell is text, made away from the main thread. */
export function writeWorkbook(sheets: SheetTexts): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const worker = new Worker(new URL('./write-workbook.worker.ts', import.meta.url), { workerData: sheets });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise.finally(() => worker.terminate());
}
