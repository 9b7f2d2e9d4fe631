import { describe, expect, test, vi } from 'vitest';
import { countTurns } from './count-turns.ts';
import { fewAtOnce } from './few-at-once.ts';

/** Adds work that runs until the test calls `end` with its name. */
function aCrowd(bounds: { atOnce: number; waiting: number }) {
  const { run, refuseWhereFull } = fewAtOnce({ ...bounds, retryAfter: 7 });
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const add = (name: string, party?: string, member?: string) =>
    run(
      async () => {
        begun.push(name);
        await new Promise<void>((resolve, reject) =>
          ends.set(name, (error) => (error ? reject(error) : resolve())),
        );
        return name;
      },
      party,
      member,
    );
  return { add, refuseWhereFull, begun, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe('a queue that runs a few pieces of work at once', () => {
  test('starts waiting work in order of arrival, also after a piece that fails', async () => {
    const { add, begun, end } = aCrowd({ atOnce: 2, waiting: 10 });
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => add(name));
    expect(begun).toEqual(['a', 'b']);
    end('b', new Error('no'));
    await expect(second).rejects.toThrow('no');
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    expect(await first).toBe('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    end('c');
    end('d');
    expect(await Promise.all([third, fourth])).toEqual(['c', 'd']);
  });

  test('rejects work with a retry time while the queue is full, and accepts it once there is room', async () => {
    const { add, begun, end } = aCrowd({ atOnce: 1, waiting: 1 });
    const running = add('a');
    const waiting = add('b');
    await expect(add('c')).rejects.toMatchObject({ status: 503, retryAfter: 7 });
    end('a');
    await running;
    const next = add('d');
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await waiting;
    await new Promise((resolve) => setImmediate(resolve));
    end('d');
    expect(await next).toBe('d');
  });

  test('serves parties in turn, and when full rejects work of the party with the longest queue', async () => {
    const { add, begun, end } = aCrowd({ atOnce: 1, waiting: 4 });
    const flood = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name, 'flood').catch(({ status }) => status));
    // The queue is full. The flood has more than its share, so its last pieces are rejected.
    const others = [add('x', 'one'), add('y', 'another')];
    expect(await Promise.all([flood[3], flood[4]])).toEqual([503, 503]);
    await expect(add('f', 'flood')).rejects.toMatchObject({ status: 503 });
    for (const name of ['a', 'b', 'x', 'y', 'c']) {
      await vi.waitFor(() => expect(begun).toContain(name));
      end(name);
    }
    expect(await Promise.all([...others, ...flood.slice(0, 3)])).toEqual(['x', 'y', 'a', 'b', 'c']);
    expect(begun).toEqual(['a', 'b', 'x', 'y', 'c']);
  });

  test('serves members of a party in turn, and when full rejects work of the member with the longest queue', async () => {
    const { add, begun, end } = aCrowd({ atOnce: 1, waiting: 5 });
    const all = [add('a', 'school', 'one')];
    for (const name of ['b', 'c', 'd']) all.push(add(name, 'school', 'one').catch(({ status }) => status));
    all.push(add('x', 'school', 'another'), add('o', 'elsewhere'));
    // The queue is full. In the largest party, the member with the most pieces loses the last of them.
    all.push(add('y', 'school', 'a third'));
    expect(await all[3]).toBe(503);
    for (const name of ['a', 'b', 'o', 'x', 'y', 'c']) {
      await vi.waitFor(() => expect(begun).toContain(name));
      end(name);
    }
    expect(begun).toEqual(['a', 'b', 'o', 'x', 'y', 'c']);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 503, 'x', 'o', 'y']);
  });

  test('serves rare members before frequent ones, and accepts them when frequent ones fill the queue', async () => {
    const { run, refuseWhereFull } = fewAtOnce({ atOnce: 1, waiting: 3, retryAfter: 7 });
    const often = ['one', 'two', 'three', 'four', 'five'];
    for (let turn = 0; turn < 5; turn++) {
      for (const member of often) await run(async () => undefined, 'school', member);
    }
    const begun: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const add = (member: string) =>
      run(
        async () => {
          begun.push(member);
          await released;
        },
        'school',
        member,
      ).catch(({ status }) => status);
    const crowd = ['one', 'three', 'two', 'four'].map(add);
    expect(() => refuseWhereFull('school', 'five')).toThrow(expect.objectContaining({ retryAfter: 7 }));
    expect(() => refuseWhereFull('school', 'seldom')).not.toThrow();
    const seldom = add('seldom');
    expect(await Promise.race(crowd)).toBe(503);
    release();
    await Promise.all([...crowd, seldom]);
    expect(begun.slice(0, 2)).toEqual(['one', 'seldom']);
    expect(begun).toHaveLength(4);
    // A member whose work has begun no longer counts as waiting.
    expect(() => refuseWhereFull('school', 'five')).not.toThrow();
  });

  test('serves a frequent member in the end, however many new members wait', async () => {
    const { run, refuseWhereFull } = fewAtOnce({ atOnce: 1, waiting: 8, retryAfter: 7 });
    for (let turn = 0; turn < 3; turn++) await run(async () => undefined, 'school', 'often');
    const begun: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const work = (member: string) => async () => {
      begun.push(member);
      await released;
    };
    const add = (member: string) => run(work(member), 'school', member).catch(({ status }) => status);
    const crowd = Array.from({ length: 9 }, (_, index) => add(`new ${index}`));
    // The queue is full, but a quarter of it is reserved for frequent members.
    expect(() => refuseWhereFull('school', 'often')).not.toThrow();
    const often = add('often');
    expect(await crowd[8]).toBe(503);
    release();
    await Promise.all([...crowd, often]);
    expect(begun).toEqual(['new 0', 'new 1', 'new 2', 'new 3', 'often', 'new 4', 'new 5', 'new 6', 'new 7']);
  });

  test('counts a member as frequent from three turns until an hour after the last one', async () => {
    let now = 1;
    const { isFrequent, count } = countTurns(() => now);
    const takeTurn = () => {
      count('school', 'one');
      return isFrequent('school', 'one');
    };
    expect([takeTurn(), takeTurn(), takeTurn(), takeTurn()]).toEqual([false, false, true, true]);
    expect(isFrequent('elsewhere', 'one')).toBe(false);
    now += 3_600_000;
    expect(isFrequent('school', 'one')).toBe(true);
    now += 1;
    expect(isFrequent('school', 'one')).toBe(false);
  });
});
