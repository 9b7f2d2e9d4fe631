import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { batchSize, batchWaitSeconds } from '../metrics/metrics.ts';
import { gather } from './gather.ts';

/** A gathering of numbers whose batches end when they are told to. */
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
  /** Until everything that can begin has begun. */
  const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { add, begun, settle };
}

const awayError = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

describe('gathered work', () => {
  test('goes at once when nothing is under way, and together when it comes together', async () => {
    const { add, begun, settle } = batches();
    const done = Promise.all([add(1), add(2), add(3)]);
    await settle();
    expect(begun.map(({ jobs }) => jobs)).toEqual([[1, 2, 3]]);
    begun[0]?.end();
    expect(await done).toEqual(['did 1', 'did 2', 'did 3']);
  });

  test('waits while a batch is under way, and a moment longer for company, and goes as one', async () => {
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

  test('goes beside a batch that takes long, but not beside two', async () => {
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

  test('is counted by batch, and timed from when the first of a batch came', async () => {
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
    // The second batch waited for the first one's end, which a timer may tell a millisecond early.
    expect(wait?.mock.calls).toEqual([
      [kind, expect.any(Number)],
      [kind, expect.toSatisfy((seconds: number) => seconds > 0.018)],
    ]);
    vi.restoreAllMocks();
  });

  test('without a key shares a batch with any', async () => {
    const asked: number[][] = [];
    const read = gather<number, number>({
      kind: 'readings',
      run: async (jobs) => {
        asked.push(jobs);
        return jobs;
      },
    });
    await Promise.all([read(1), read(1), read(2)]);
    expect(asked).toEqual([[1, 1, 2]]);
  });

  test('is limited in a batch, and in its queue: a job that finds it full is told to retry', async () => {
    const { add, begun, settle } = batches({ atMost: 2, waitingAtMost: 3 });
    for (const job of [1, 2, 3]) add(job);
    await expect(add(4)).rejects.toMatchObject({ status: 503 });
    await settle();
    expect(begun.map(({ jobs }) => jobs)).toEqual([[1, 2]]);
    begun[0]?.end();
    await vi.waitUntil(() => begun.length === 2);
  });

  test('goes at once beside a batch where it fills another', async () => {
    const { add, begun, settle } = batches({ atMost: 2 });
    for (const job of [1, 2, 3, 4, 5]) add(job);
    await settle();
    expect(begun.map(({ jobs }) => jobs)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  test('of one key never shares a batch', async () => {
    const { add, begun, settle } = batches();
    for (const job of [1, 101, 2]) add(job);
    await settle();
    begun[0]?.end();
    await vi.waitUntil(() => begun.length === 2);
    expect(begun.map(({ jobs }) => jobs)).toEqual([[1, 2], [101]]);
  });

  test.each([
    ['is bad', '22001'],
    ['waits too long for a lock', '55P03'],
    ['waits for a lock in a circle', '40P01'],
  ])('fails alone where it %s', async (_, code) => {
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

  test('fails as a whole, and is not tried one by one, while the database is away', async () => {
    const { add, begun, settle } = batches();
    const outcomes = Promise.allSettled([1, 2, 3].map(add));
    await settle();
    begun[0]?.end(awayError());
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(begun).toHaveLength(1);
  });

  test('goes on after a failure', async () => {
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
