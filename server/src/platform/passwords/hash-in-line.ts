/** The order in which passwords are hashed on this machine (docs/decisions/0018-login.md). */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fewAtOnce } from '../jobs/few-at-once.ts';
import type { HashAnswer, HashTask } from './hash-task.ts';

/**
 * `known`: a device with an earlier login to the account, or a session. `new`: another device. `suspect`: another
 * device, at an address without an earlier login to the account, from which many accounts were tried wrongly.
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
  /** Throws 503 where too many wait in the lane. */
  hash(task: HashTask, waiting: Waiting): Promise<HashAnswer>;
  /** Throws the 503 that one more like this would get now. */
  refuseWhereFull(waiting: Waiting): Promise<void>;
}

/** For a machine with so many cores; one stays free for other work. Each running hash takes 19 MiB. */
export const hashesAtOnce = (cores: number) => Math.max(1, cores - 1);
export const HASHES_AT_ONCE = hashesAtOnce(availableParallelism());
/** In each lane, for each that is hashed at once. Some fifteen seconds of work for one core. */
const WAITING = 500;
const RETRY_AFTER_SECONDS = 10;
/** After each of the suspects' tasks their lane rests for so many times as long: they get a quarter of a core at most. */
const RESTS = 3;

export function hashInLine(work: (task: HashTask) => Promise<HashAnswer>, atOnce = HASHES_AT_ONCE): Hasher {
  const bounds = { waiting: WAITING * atOnce, retryAfter: RETRY_AFTER_SECONDS };
  const everybody = fewAtOnce({ ...bounds, atOnce });
  // These lanes pass few tasks at a time on to the common queue, and count there as one party.
  const newcomers = fewAtOnce({ ...bounds, atOnce });
  const suspects = fewAtOnce({ ...bounds, waiting: WAITING, atOnce: 1 });

  function hashSuspect(task: HashTask, { party, member }: Waiting): Promise<HashAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<HashAnswer>();
    const hash = async () => {
      let took = 0;
      await everybody.run(async () => {
        const began = performance.now();
        await work(task).then(resolve, reject);
        took = performance.now() - began;
      }, 'suspect');
      // The answer is on its way meanwhile.
      await sleep(RESTS * took, undefined, { ref: false });
    };
    suspects.run(hash, party, member).catch(reject);
    return promise;
  }

  return {
    hash(task, waiting) {
      const { lane, party, member } = waiting;
      if (lane === 'suspect') return hashSuspect(task, waiting);
      if (lane === 'known') return everybody.run(() => work(task), `known ${party}`, member);
      return newcomers.run(() => everybody.run(() => work(task), 'new'), party, member);
    },
    async refuseWhereFull({ lane, party, member }) {
      if (lane === 'suspect') suspects.refuseWhereFull(party, member);
      else if (lane === 'known') everybody.refuseWhereFull(`known ${party}`, member);
      else newcomers.refuseWhereFull(party, member);
    },
  };
}
