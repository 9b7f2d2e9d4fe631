import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { limitPerCaller } from './limit-per-caller.ts';

/** For a caller, at once. A download that broke off may start again before the server notices its end. */
const AT_ONCE = 3;

/**
 * Opens what leaves piece by piece, and counts it for its caller until it has left or broken off. Throws 429 for one too
 * many, and what `open` throws. Counted in this process.
 */
export function limitStreams() {
  const underWay = limitPerCaller({ atOnce: AT_ONCE, waiting: 0 });

  return function run(caller: string, open: () => Promise<Readable>): Promise<Readable> {
    const { promise, resolve, reject } = Promise.withResolvers<Readable>();
    async function untilClosed() {
      const stream = await open();
      resolve(stream);
      await finished(stream).catch(() => undefined);
    }
    underWay(caller, untilClosed).catch(reject);
    return promise;
  };
}
