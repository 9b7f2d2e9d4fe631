import { INTERACTIONS } from '@lulus/contract';
import { expect, test } from 'vitest';
import { SMOKE } from './plan.ts';
import { isProcessListThere } from './processes.ts';
import { PARTS, runBench } from './run.ts';

test('the benchmark finds all acknowledged data in the database', { timeout: 360_000 }, async () => {
  const { rates, types, draws, essays, imports, day, scale, faults } = await runBench(
    SMOKE,
    [...PARTS],
    () => undefined,
  );
  expect(faults).toEqual([]);
  expect(rates?.get('submits, graded')).toMatchObject([{ answered: SMOKE.rates.starts }]);
  expect([...(types?.values() ?? [])].map(({ length }) => length)).toEqual(
    Array(INTERACTIONS.length - 1).fill(SMOKE.rounds),
  );
  expect(draws).toHaveLength(SMOKE.rounds);
  expect(essays?.essay.length).toBeGreaterThan(0);
  expect(imports?.gift).toHaveLength(SMOKE.rounds);
  expect(day).toMatchObject({ lost: 0, miscounted: 0, wrong: 0, workerKilled: isProcessListThere });
  expect(day?.latencies).toMatchObject({
    start: { count: SMOKE.day.students },
    submit: { count: SMOKE.day.students },
    'save after an outage': { count: SMOKE.day.students * SMOKE.day.offline },
  });
  expect(Object.values(scale ?? {}).map(({ length }) => length)).toEqual(Array(6).fill(SMOKE.rounds));
});
