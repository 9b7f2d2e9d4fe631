import { setTimeout as sleep, setImmediate as yieldToOthers } from 'node:timers/promises';
import { limitPerCaller } from './limit-per-caller.ts';

/** A caller's next piece waits for this multiple of the time that the last one took. */
const PAUSE_FACTOR = 3;
/** Work of fewer milliseconds is followed by no pause. */
const SHORT_MS = 5;

const pause = async (ms: number) => {
  if (ms > SHORT_MS) await sleep(ms);
};

/**
 * Runs work that blocks the whole process, one piece at a time and for at most half of the time. Between two pieces of
 * one caller there is a longer pause. So other requests run before the next piece. Throws 429 if `waiting` pieces of
 * the caller are queued already. The count is per process.
 */
export function limitHeavyRequests({ waiting }: { waiting: number }) {
  const ofCaller = limitPerCaller({ atOnce: 1, waiting });
  const ofAll = limitPerCaller({ atOnce: 1, waiting: Infinity });

  async function runInTurn(work: () => void): Promise<void> {
    const took = await ofAll('', async () => {
      await yieldToOthers();
      const began = performance.now();
      work();
      const took = performance.now() - began;
      await pause(took);
      return took;
    });
    await pause(PAUSE_FACTOR * took);
  }

  /** Resolves when the work is done, before the pause. */
  return function run<T>(caller: string, work: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    ofCaller(caller, () =>
      runInTurn(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      }),
    ).catch(reject);
    return promise;
  };
}
