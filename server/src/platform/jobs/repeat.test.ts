import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('a failure that repeats is logged once, and again after a success or another failure', async () => {
  const outcomes = ['gone', 'gone', 'gone', 'full', 'fine', 'full', 'last'];
  const logged: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const job = repeat(
    1,
    async () => {
      const outcome = outcomes.shift();
      if (outcome === undefined) resolve();
      else if (outcome !== 'fine') throw new Error(outcome);
    },
    (error) => logged.push((error as Error).message),
  );
  await promise;
  await job.stop();
  expect(logged).toEqual(['gone', 'full', 'full', 'last']);
});
