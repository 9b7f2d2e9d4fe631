import { describe, expect, test, vi } from 'vitest';
import { countTurns } from './count-turns.ts';
import { fewAtOnce } from './few-at-once.ts';

/** Work that ends when it is told to. */
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

describe('work of which few pieces run at once', () => {
  test('runs so many, and then in order of arrival, also after one that fails', async () => {
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

  test('refuses work while the queue is full, says when to retry, and accepts it once there is room', async () => {
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

  test('gives each party a turn, and when full refuses the party with most waiting', async () => {
    const { add, begun, end } = aCrowd({ atOnce: 1, waiting: 4 });
    const flood = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name, 'flood').catch(({ status }) => status));
    // The queue is full, and the flood has more than its share of it.
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

  test('gives each member of a party a turn, and when full refuses the member with most waiting', async () => {
    const { add, begun, end } = aCrowd({ atOnce: 1, waiting: 5 });
    const all = [add('a', 'school', 'one')];
    for (const name of ['b', 'c', 'd']) all.push(add(name, 'school', 'one').catch(({ status }) => status));
    all.push(add('x', 'school', 'another'), add('o', 'elsewhere'));
    // There is no room: of the school, which has most, the one who has most gives way, also to another of the school.
    all.push(add('y', 'school', 'a third'));
    expect(await all[3]).toBe(503);
    for (const name of ['a', 'b', 'o', 'x', 'y', 'c']) {
      await vi.waitFor(() => expect(begun).toContain(name));
      end(name);
    }
    expect(begun).toEqual(['a', 'b', 'o', 'x', 'y', 'c']);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 503, 'x', 'o', 'y']);
  });

  test('serves rare members before frequent ones, and accepts them when those fill the queue', async () => {
    const { run, refuseWhereFull } = fewAtOnce({ atOnce: 1, waiting: 3, retryAfter: 7 });
    const often = ['one', 'two', 'three', 'four', 'five'];
    for (let turn = 0; turn < 5; turn++) {
      for (const member of often) await run(async () => undefined, 'school', member);
    }
    const begun: string[] = [];
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const add = (member: string) =>
      run(
        async () => {
          begun.push(member);
          await held;
        },
        'school',
        member,
      ).catch(({ status }) => status);
    const crowd = ['one', 'three', 'two', 'four'].map(add);
    expect(() => refuseWhereFull('school', 'five')).toThrow(expect.objectContaining({ retryAfter: 7 }));
    expect(() => refuseWhereFull('school', 'seldom')).not.toThrow();
    const seldom = add('seldom');
    expect(await Promise.race(crowd)).toBe(503);
    goOn();
    await Promise.all([...crowd, seldom]);
    expect(begun.slice(0, 2)).toEqual(['one', 'seldom']);
    expect(begun).toHaveLength(4);
    // A member whose work has begun no longer counts as waiting.
    expect(() => refuseWhereFull('school', 'five')).not.toThrow();
  });

  test('serves a frequent member in the end, however many come for the first time', async () => {
    const { run, refuseWhereFull } = fewAtOnce({ atOnce: 1, waiting: 8, retryAfter: 7 });
    for (let turn = 0; turn < 3; turn++) await run(async () => undefined, 'school', 'often');
    const begun: string[] = [];
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    const work = (member: string) => async () => {
      begun.push(member);
      await held;
    };
    const add = (member: string) => run(work(member), 'school', member).catch(({ status }) => status);
    const crowd = Array.from({ length: 9 }, (_, index) => add(`new ${index}`));
    // The room is full of others, and a fourth of it is theirs who come often.
    expect(() => refuseWhereFull('school', 'often')).not.toThrow();
    const often = add('often');
    expect(await crowd[8]).toBe(503);
    goOn();
    await Promise.all([...crowd, often]);
    expect(begun).toEqual(['new 0', 'new 1', 'new 2', 'new 3', 'often', 'new 4', 'new 5', 'new 6', 'new 7']);
  });

  test('knows which members had three turns in the last hour', async () => {
    let now = 1;
    const { comesOften, count } = countTurns(() => now);
    const comes = () => {
      count('school', 'one');
      return comesOften('school', 'one');
    };
    expect([comes(), comes(), comes(), comes()]).toEqual([false, false, true, true]);
    expect(comesOften('elsewhere', 'one')).toBe(false);
    now += 3_600_000;
    expect(comesOften('school', 'one')).toBe(true);
    now += 1;
    expect(comesOften('school', 'one')).toBe(false);
  });
});
