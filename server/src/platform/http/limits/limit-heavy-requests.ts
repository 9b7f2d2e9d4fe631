import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import { limitPerCaller } from './limit-per-caller.ts';

/** How long a caller's next piece waits, as a multiple of the time that the one before took. */
const REST = 3;
/** In milliseconds. Shorter work delays no one, and needs no rest. */
const QUICK = 5;

const restAfter = async (ms: number) => {
  if (ms > QUICK) await sleep(ms);
};

/**
 * Runs pieces of work that block the whole process. They run one at a time, for at most half of the time, with a
 * longer rest between those of one caller. So other requests get their turn before the next piece. Throws 429 where
 * more than `waiting` of a caller's wait already. Counted in this process.
 */
export function limitHeavyRequests({ waiting }: { waiting: number }) {
  const ofCaller = limitPerCaller({ atOnce: 1, waiting });
  const ofAll = limitPerCaller({ atOnce: 1, waiting: Infinity });

  async function runInTurn(work: () => void): Promise<void> {
    const took = await ofAll('', async () => {
      await breathe();
      const began = performance.now();
      work();
      const took = performance.now() - began;
      await restAfter(took);
      return took;
    });
    await restAfter(REST * took);
  }

  /** Resolves as soon as the work is done; the rest follows after that. */
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
