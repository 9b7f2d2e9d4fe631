import { expect, test } from 'vitest';
import { limitPerCaller } from './limit-per-caller.ts';

/** Adds work that runs until the test calls `release`. */
function aCrowd() {
  const runInTurn = limitPerCaller({ atOnce: 4, waiting: 20 });
  const released = Promise.withResolvers<void>();
  const begun: string[] = [];
  const ask = (caller: string) =>
    runInTurn(caller, async () => {
      begun.push(caller);
      await released.promise;
      return 'done';
    });
  return { ask, begun, release: released.resolve };
}

test('a few pieces of a caller run, some wait, and the next is rejected with 429', async () => {
  const { ask, begun, release } = aCrowd();
  const asked = Array.from({ length: 24 }, () => ask('one'));
  expect(begun).toHaveLength(4);
  await expect(ask('one')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
  release();
  expect(await Promise.all(asked)).toEqual(Array(24).fill('done'));
  expect(await ask('one')).toBe('done');
});

test('one caller does not delay others', async () => {
  const { ask, begun, release } = aCrowd();
  const asked = Array.from({ length: 24 }, () => ask('one'));
  asked.push(ask('other'));
  expect(begun.filter((caller) => caller === 'other')).toHaveLength(1);
  release();
  await Promise.all(asked);
});
