import { expect, test } from 'vitest';
import { isProcessListThere } from './machine/processes.ts';
import { SMOKE } from './options.ts';
import { PARTS, runBench } from './run.ts';

test('the benchmark finds all acknowledged data in the database', { timeout: 180_000 }, async () => {
  const { rates, day, scale, faults } = await runBench(SMOKE, [...PARTS], () => undefined);
  expect(faults).toEqual([]);
  expect(rates?.filter(({ name, answered }) => answered === 0 && name.length > 1)).toEqual([]);
  expect(rates?.find(({ name }) => name === 'submits, graded')).toMatchObject({
    answered: SMOKE.rates.starts,
  });
  expect(day?.database).toMatchObject({ lost: 0, miscounted: 0, wrong: 0 });
  expect(day?.latencies).toMatchObject({
    start: { count: SMOKE.day.students },
    submit: { count: SMOKE.day.students },
    'take over': { count: SMOKE.day.students * SMOKE.day.changeDevice },
  });
  expect(day?.counts['networks lost']).toBe(SMOKE.day.students * SMOKE.day.offline.share);
  expect(day?.workerKilled).toBe(isProcessListThere);
  expect(scale?.kinds).toHaveLength(6);
});
