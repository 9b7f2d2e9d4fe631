/**
 * Gathers jobs that come at the same moment. While one batch is being committed, the next jobs wait, and then run as
 * one batch. So many students who save at once cost few statements and few commits. A single save does not wait for
 * others.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '../errors.ts';
import { batchSize, batchWaitSeconds } from '../metrics/metrics.ts';
import { isDatabaseAway } from './database-away.ts';

export interface Gathering<Job, Outcome> {
  /** What is gathered, as the metrics name it. */
  kind: string;
  /** Does all the jobs or none, and returns an outcome for each, in their order. */
  run(jobs: Job[]): Promise<Outcome[]>;
  /** Jobs of the same key never share a batch. Without it any may: readings do not get into each other's way. */
  keyOf?: (job: Job) => string;
  /** Jobs in a batch. */
  atMost?: number;
  /** Jobs that wait for a batch. Further ones are refused with a 503. */
  waitingAtMost?: number;
}

/** Batches under way at once. The second goes when one is full, or takes so long, for a lock or a slow disk. */
const IN_FLIGHT = 2;
const LONG_MS = 40;
/**
 * How long the next batch waits for more jobs when one has ended, since the same clients may send more. The wait is a
 * millisecond for every few of them, up to a limit. With few clients there is hardly any wait.
 */
const COMPANY = 6;
const LINGER_AT_MOST_MS = 5;

/** A lock that is held too long, or a deadlock: the fault of one of the jobs, not of the database. */
const LOCKED = ['55P03', '40P01'];

const failsAll = (error: unknown) =>
  isDatabaseAway(error) && !LOCKED.includes((error as NodeJS.ErrnoException).code ?? '');

interface Waiting<Job, Outcome> {
  job: Job;
  /** Undefined where it may share a batch with any. */
  key: string | undefined;
  since: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns the function that adds a job. If a batch fails, each of its jobs runs again by itself, so that only a bad
 * one fails. If the database is away, all fail at once.
 */
export function gather<Job, Outcome>({
  kind,
  run,
  keyOf,
  atMost = 200,
  waitingAtMost = 10_000,
}: Gathering<Job, Outcome>): (job: Job) => Promise<Outcome> {
  let waiting: Waiting<Job, Outcome>[] = [];
  let flying = 0;
  /** Whether the last batch that went takes long. */
  let isSlow = false;
  let isAboutToFly = false;

  function takeBatch(): Waiting<Job, Outcome>[] {
    const batch: Waiting<Job, Outcome>[] = [];
    const left: Waiting<Job, Outcome>[] = [];
    const keys = new Set<string>();
    for (const one of waiting) {
      if (batch.length >= atMost || (one.key !== undefined && keys.has(one.key))) {
        left.push(one);
      } else {
        batch.push(one);
        if (one.key !== undefined) keys.add(one.key);
      }
    }
    waiting = left;
    return batch;
  }

  /** The waiting jobs are in the order in which they came. */
  function observe(batch: Waiting<Job, Outcome>[]): void {
    batchSize.observe({ kind }, batch.length);
    const longest = performance.now() - (batch[0]?.since ?? 0);
    batchWaitSeconds.observe({ kind }, longest / 1000);
  }

  async function fly(batch: Waiting<Job, Outcome>[]): Promise<void> {
    try {
      const outcomes = await run(batch.map(({ job }) => job));
      batch.forEach(({ resolve }, at) => {
        resolve(outcomes[at] as Outcome);
      });
    } catch (error) {
      if (batch.length > 1 && !failsAll(error)) await Promise.all(batch.map((one) => fly([one])));
      else for (const { reject } of batch) reject(error);
    }
  }

  function flyNext(): void {
    isAboutToFly = false;
    const isFree = flying === 0 || (flying < IN_FLIGHT && (isSlow || waiting.length >= atMost));
    if (waiting.length === 0 || !isFree) return;
    const batch = takeBatch();
    observe(batch);
    flying += 1;
    isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      flyNext();
    }, LONG_MS);
    fly(batch).finally(async () => {
      clearTimeout(timer);
      await sleep(Math.min(batch.length / COMPANY, LINGER_AT_MOST_MS));
      flying -= 1;
      flyNext();
    });
    flyNext();
  }

  return (job) => {
    if (waiting.length >= waitingAtMost) return Promise.reject(unavailable());
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    waiting.push({ job, key: keyOf?.(job), since: performance.now(), resolve, reject });
    if (!isAboutToFly) {
      isAboutToFly = true;
      // This adds what other connections have sent by now.
      setImmediate(flyNext);
    }
    return promise;
  };
}
