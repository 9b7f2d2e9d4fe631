/** What a file really is, judged by its content: neither its name nor the type that was declared counts. */
import { Worker } from 'node:worker_threads';
import type { MediaKind } from './media-types.ts';

/** A damaged file can send a reader round in circles. Sound ones take some milliseconds. */
const MAX_MS = 10_000;
const MAX_HEAP_MB = 64;

export interface Judgement {
  kind: MediaKind;
  /** Its extension in the store. */
  extension: string;
}

/**
 * undefined for what is none of ours, and for sound and videos without a track that can be read. Reads in a thread of
 * its own, which is given up on when it takes too long: no file may stop the server.
 */
export function judgeFile(path: string): Promise<Judgement | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Judgement | undefined>();
  const worker = new Worker(new URL('./judge-file.worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const timer = setTimeout(() => resolve(undefined), MAX_MS);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error),
  );
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
