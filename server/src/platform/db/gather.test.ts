import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { batchSize, batchWaitSeconds } from '../metrics/metrics.ts';
import { gather } from './gather.ts';

/** Gathers numbers into batches that run until the test calls `end`. */
function batches(options: { atMost?: number; waitingAtMost?: number } = {}) {
  const begun: { jobs: number[]; end: (failure?: unknown) => void }[] = [];
  const add = gather<number, string>({
    ...options,
    kind: 'numbers',
    keyOf: (job) => String(job % 100),
    run: async (jobs) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      begun.push({ jobs, end: (failure) => (failure ? reject(failure) : resolve()) });
      await promise;
      return jobs.map((job) => `did ${job}`);
    },
  });
  /** Resolves when every batch that can start has started. */
  const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { add, begun, settle };
}

const awayError = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

describe('a gathered job', () => {
  test('runs at once if no batch is running, together with jobs that arrive at the same time', async () => {
    const { add, begun, settle } = batches();
    const done = Promise.all([add(1), add(2), add(3)]);
    await settle();
    expect(begun.map(({ jobs }) => jobs)).toEqual([[1, 2, 3]]);
    begun[0]?.end();
    expect(await done).toEqual(['did 1', 'did 2', 'did 3']);
  });

  test('waits for the end of the running batch and a moment longer, and runs with later jobs', async () => {
    const { add, begun, settle } = batches();
    add(1);
    await settle();
    add(2);
    begun[0]?.end();
    await settle();
    add(3);
    await vi.waitUntil(() => begun.length > 1);
    expect(begun.map(({ jobs }) => jobs)).toEqual([[1], [2, 3]]);
  });

  test('runs beside one slow batch, but not beside two', async () => {
    const { add, begun, settle } = batches();
    add(1);
    await settle();
    add(2);
    await vi.waitUntil(() => begun.length === 2);
    add(3);
    await sleep(50);
    expect(begun.map(({ jobs }) => jobs)).toEqual([[1], [2]]);
    begun[0]?.end();
    await vi.waitUntil(() => begun.length === 3);
  });

  test('is measured: the size of each batch, and the wait of its first job', async () => {
    const [size, wait] = [batchSize, batchWaitSeconds].map((metric) => vi.spyOn(metric, 'observe'));
    const { add, begun, settle } = batches();
    for (const job of [1, 2, 3]) add(job);
    await settle();
    add(4);
    await sleep(20);
    begun[0]?.end();
    await vi.waitUntil(() => begun.length === 2);
    const kind = { kind: 'numbers' };
    expect(size?.mock.calls).toEqual([
      [kind, 3],
      [kind, 1],
    ]);
    // The second batch waited for the end of the first one. Timers may fire a millisecond early.
    expect(wait?.mock.calls).toEqual([
      [kind, expect.any(Number)],
      [kind, expect.toSatisfy((seconds: number) => seconds > 0.018)],
    ]);
    vi.restoreAllMocks();
  });

  test('without a key shares a batch with any other', async () => {
    const batches: number[][] = [];
    const read = gather<number, number>({
      kind: 'readings',
      run: async (jobs) => {
        batches.push(jobs);
        return jobs;
      },
    });
    await Promise.all([read(1), read(1), read(2)]);
    expect(batches).toEqual([[1, 1, 2]]);
  });

  test('waits if the batch is full, and is rejected with 503 if the queue is full', async () => {
    const { add, begun, settle } = batches({ atMost: 2, waitingAtMost: 3 });
    for (const job of [1, 2, 3]) add(job);
    await expect(add(4)).rejects.toMatchObject({ status: 503 });
    await settle();
    expect(begun.map(({ jobs }) => jobs)).toEqual([[1, 2]]);
    begun[0]?.end();
    await vi.waitUntil(() => begun.length === 2);
  });

  test('runs at once beside a full batch if there are enough jobs for another', async () => {
    const { add, begun, settle } = batches({ atMost: 2 });
    for (const job of [1, 2, 3, 4, 5]) add(job);
    await settle();
    expect(begun.map(({ jobs }) => jobs)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('never shares a batch with a job of the same key', async () => {
    const { add, begun, settle } = batches();
    for (const job of [1, 101, 2]) add(job);
    await settle();
    begun[0]?.end();
    await vi.waitUntil(() => begun.length === 2);
    expect(begun.map(({ jobs }) => jobs)).toEqual([[1, 2], [101]]);
  });

  test.each([
    ['an invalid value', '22001'],
    ['a lock timeout', '55P03'],
    ['a deadlock', '40P01'],
  ])('fails alone because of %s', async (_, code) => {
    const add = gather<number, number>({
      kind: 'numbers',
      keyOf: String,
      run: async (jobs) => {
        if (jobs.includes(2)) throw Object.assign(new Error('refused'), { code });
        return jobs;
      },
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('fails with its whole batch, without a retry, if the database is unreachable', async () => {
    const { add, begun, settle } = batches();
    const outcomes = Promise.allSettled([1, 2, 3].map(add));
    await settle();
    begun[0]?.end(awayError());
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(begun).toHaveLength(1);
  });

  test('runs after a failed batch', async () => {
    const { add, begun, settle } = batches();
    const failed = add(1);
    await settle();
    begun[0]?.end(awayError());
    await expect(failed).rejects.toThrow();
    const next = add(2);
    await vi.waitUntil(() => begun.length === 2);
    begun[1]?.end();
    expect(await next).toBe('did 2');
  });
});
