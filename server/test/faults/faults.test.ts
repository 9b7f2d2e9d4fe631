import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { runFaults } from './run-faults.ts';

/** Those that take no longer than a moment, each once. */
const faults = FAULTS.filter(({ rare }) => !rare);

test('no fault loses an acknowledged answer, or makes a second or a wrong result', {
  timeout: 240_000,
}, async () => {
  const rounds = faults.length;
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const tally = await runFaults({ rounds, seed: 27, students: 8, faults, moment: 400, say });
  expect(tally, said.join('\n')).toMatchObject({ lost: 0, duplicated: 0, wrong: 0 });
  expect(tally.acknowledged).toBeGreaterThan(0);
});
