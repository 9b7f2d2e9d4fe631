/** The queue of passwords to hash on this machine (docs/decisions/0018-login.md). */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fewAtOnce } from '../jobs/few-at-once.ts';
import type { HashAnswer, HashTask } from './hash-task.ts';

/**
 * - `known`: a session, or a device with an earlier login to the account.
 * - `new`: another device.
 * - `suspect`: another device, at an address with failed logins to many accounts and without an earlier login to this one.
 */
export type Lane = 'known' | 'new' | 'suspect';

export interface Waiting {
  lane: Lane;
  /** The parties of a lane take turns, so that a flood from one place does not delay the others. */
  party: string;
  /** The members of a party take turns, so that one account does not delay all others at its address. */
  member?: string;
}

export interface Hasher {
  /** Throws 503 if the lane's queue is full. */
  hash(task: HashTask, waiting: Waiting): Promise<HashAnswer>;
  /** Throws 503 if `hash` would reject such a task now. */
  refuseWhereFull(waiting: Waiting): Promise<void>;
}

/** Hashes that a machine runs at once. One core stays free for other work. Each running hash takes 19 MiB. */
export const hashesAtOnce = (cores: number) => Math.max(1, cores - 1);
export const HASHES_AT_ONCE = hashesAtOnce(availableParallelism());
/** Places in a lane's queue per hash that runs at once. One core needs some fifteen seconds for them. */
const WAITING = 500;
const RETRY_AFTER_SECONDS = 10;
/** The lane of suspects pauses for this multiple of each task's duration, so it uses at most a quarter of a core. */
const PAUSE_FACTOR = 3;

export function hashInLine(work: (task: HashTask) => Promise<HashAnswer>, atOnce = HASHES_AT_ONCE): Hasher {
  const bounds = { waiting: WAITING * atOnce, retryAfter: RETRY_AFTER_SECONDS };
  const common = fewAtOnce({ ...bounds, atOnce });
  // These lanes forward a few tasks at a time to the common queue. Each lane is one party there.
  const newDevices = fewAtOnce({ ...bounds, atOnce });
  const suspects = fewAtOnce({ ...bounds, waiting: WAITING, atOnce: 1 });

  function hashSuspect(task: HashTask, { party, member }: Waiting): Promise<HashAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<HashAnswer>();
    const hash = async () => {
      let took = 0;
      await common.run(async () => {
        const began = performance.now();
        await work(task).then(resolve, reject);
        took = performance.now() - began;
      }, 'suspect');
      // The promise has resolved before this pause.
      await sleep(PAUSE_FACTOR * took, undefined, { ref: false });
    };
    suspects.run(hash, party, member).catch(reject);
    return promise;
  }

  return {
    hash(task, waiting) {
      const { lane, party, member } = waiting;
      if (lane === 'suspect') return hashSuspect(task, waiting);
      if (lane === 'known') return common.run(() => work(task), `known ${party}`, member);
      return newDevices.run(() => common.run(() => work(task), 'new'), party, member);
    },
    async refuseWhereFull({ lane, party, member }) {
      if (lane === 'suspect') suspects.refuseWhereFull(party, member);
      else if (lane === 'known') common.refuseWhereFull(`known ${party}`, member);
      else newDevices.refuseWhereFull(party, member);
    },
  };
}
