import { expect, test } from 'vitest';
import { limitPerCaller } from './limit-per-caller.ts';

/** Work that lasts until it is let go. */
function aLot() {
  const runInTurn = limitPerCaller({ atOnce: 4, waiting: 20 });
  const letGo = Promise.withResolvers<void>();
  const begun: string[] = [];
  const ask = (caller: string) =>
    runInTurn(caller, async () => {
      begun.push(caller);
      await letGo.promise;
      return 'done';
    });
  return { ask, begun, letGo: letGo.resolve };
}

test('a caller has a few pieces under way, a few waiting, and the next is refused', async () => {
  const { ask, begun, letGo } = aLot();
  const asked = Array.from({ length: 24 }, () => ask('one'));
  expect(begun).toHaveLength(4);
  await expect(ask('one')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
  letGo();
  expect(await Promise.all(asked)).toEqual(Array(24).fill('done'));
  expect(await ask('one')).toBe('done');
});

test('one caller does not take the turns of others', async () => {
  const { ask, begun, letGo } = aLot();
  const asked = Array.from({ length: 24 }, () => ask('one'));
  asked.push(ask('other'));
  expect(begun.filter((caller) => caller === 'other')).toHaveLength(1);
  letGo();
  await Promise.all(asked);
});
