/**
 * Gathers concurrent jobs into batches. While one batch is being committed, further jobs wait, and then run as one
 * batch. So a thousand concurrent saves need few statements and commits. A single save runs at once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '../errors.ts';
import { batchSize, batchWaitSeconds } from '../metrics/metrics.ts';
import { isDatabaseAway } from './database-away.ts';

export interface Gathering<Job, Outcome> {
  /** Name of the jobs in the metrics. */
  kind: string;
  /** Does all jobs or none. Returns an outcome for each, in the same order. */
  run(jobs: Job[]): Promise<Outcome[]>;
  /** Jobs of the same key never share a batch. Without this function, any jobs may share one. */
  keyOf?: (job: Job) => string;
  /** Maximum number of jobs in a batch. */
  atMost?: number;
  /** Maximum number of waiting jobs. Further jobs are rejected with 503. */
  waitingAtMost?: number;
}

/** Batches that run at once. The second starts if it is full, or if the first takes `SLOW_MS`, such as for a lock. */
const MAX_RUNNING = 2;
const SLOW_MS = 40;
/**
 * After a batch, the next one waits for more jobs, since the same clients may send some. The wait is a millisecond per
 * `JOBS_PER_MS` jobs of the last batch, up to `MAX_LINGER_MS`.
 */
const JOBS_PER_MS = 6;
const MAX_LINGER_MS = 5;

/** Codes of a lock timeout and of a deadlock. A single job causes them, not the database. */
const LOCK_ERRORS = ['55P03', '40P01'];

const failsAll = (error: unknown) =>
  isDatabaseAway(error) && !LOCK_ERRORS.includes((error as NodeJS.ErrnoException).code ?? '');

interface Waiting<Job, Outcome> {
  job: Job;
  /** Undefined if the job may share a batch with any other. */
  key: string | undefined;
  since: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns a function that adds a job and resolves with its outcome. If a batch fails, each of its jobs is retried
 * alone, so that only the faulty one fails. If the database is unreachable, all fail without a retry.
 */
export function gather<Job, Outcome>({
  kind,
  run,
  keyOf,
  atMost = 200,
  waitingAtMost = 10_000,
}: Gathering<Job, Outcome>): (job: Job) => Promise<Outcome> {
  let waiting: Waiting<Job, Outcome>[] = [];
  let running = 0;
  /** Whether the last started batch is running for longer than `SLOW_MS`. */
  let isSlow = false;
  let isScheduled = false;

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

  /** The first job of a batch has waited longest. */
  function observe(batch: Waiting<Job, Outcome>[]): void {
    batchSize.observe({ kind }, batch.length);
    const longest = performance.now() - (batch[0]?.since ?? 0);
    batchWaitSeconds.observe({ kind }, longest / 1000);
  }

  async function runBatch(batch: Waiting<Job, Outcome>[]): Promise<void> {
    try {
      const outcomes = await run(batch.map(({ job }) => job));
      batch.forEach(({ resolve }, at) => {
        resolve(outcomes[at] as Outcome);
      });
    } catch (error) {
      if (batch.length > 1 && !failsAll(error)) await Promise.all(batch.map((one) => runBatch([one])));
      else for (const { reject } of batch) reject(error);
    }
  }

  function startNext(): void {
    isScheduled = false;
    const isFree = running === 0 || (running < MAX_RUNNING && (isSlow || waiting.length >= atMost));
    if (waiting.length === 0 || !isFree) return;
    const batch = takeBatch();
    observe(batch);
    running += 1;
    isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      startNext();
    }, SLOW_MS);
    runBatch(batch).finally(async () => {
      clearTimeout(timer);
      await sleep(Math.min(batch.length / JOBS_PER_MS, MAX_LINGER_MS));
      running -= 1;
      startNext();
    });
    startNext();
  }

  return (job) => {
    if (waiting.length >= waitingAtMost) return Promise.reject(unavailable());
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    waiting.push({ job, key: keyOf?.(job), since: performance.now(), resolve, reject });
    if (!isScheduled) {
      isScheduled = true;
      // Node first handles the data that other connections have received, so their jobs join the batch.
      setImmediate(startNext);
    }
    return promise;
  };
}
