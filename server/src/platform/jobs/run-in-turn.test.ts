import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInTurn } from './run-in-turn.ts';

test('pieces of work run one after the other, also after one that failed', async () => {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await sleep(5);
    steps.push(`${name} ends`);
    if (name === 'first') throw new Error('failed');
    return name;
  };
  const results = await Promise.allSettled([runInTurn(work('first')), runInTurn(work('second'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('rejects work whose turn does not come in time with 503, and accepts later work', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = runInTurn(() => promise);
  await expect(runInTurn(() => expect.unreachable(), 1)).rejects.toMatchObject({ status: 503 });
  const third = runInTurn(async () => 'third');
  resolve();
  await first;
  expect(await third).toBe('third');
});
