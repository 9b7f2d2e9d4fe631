import { expect, test } from 'vitest';
import { runFaults } from './run-faults.ts';

test('no fault loses an acknowledged answer, or makes a second or a wrong result', {
  timeout: 180_000,
}, async () => {
  const tally = await runFaults({ rounds: 3, seed: 27, students: 8 });
  expect(tally).toMatchObject({ rounds: 3, lost: 0, duplicated: 0, wrong: 0 });
  expect(tally.acknowledged).toBeGreaterThan(0);
});
