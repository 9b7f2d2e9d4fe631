import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { limitPerCaller } from './limit-per-caller.ts';

/** Concurrent streams of one caller. A retried download may begin before the server notices the end of the first. */
const AT_ONCE = 3;

/**
 * Limits the streams that a caller reads at the same time. A stream counts until it ends or fails. Rejects with 429 if
 * the caller has `AT_ONCE` streams, and with the error of `open`. The count is per process.
 */
export function limitStreams() {
  const runForCaller = limitPerCaller({ atOnce: AT_ONCE, waiting: 0 });

  return function run(caller: string, open: () => Promise<Readable>): Promise<Readable> {
    const { promise, resolve, reject } = Promise.withResolvers<Readable>();
    async function untilClosed() {
      const stream = await open();
      resolve(stream);
      await finished(stream).catch(() => undefined);
    }
    runForCaller(caller, untilClosed).catch(reject);
    return promise;
  };
}
