import { expect, onTestFailed, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { runFaults } from './run-faults.ts';

/** Those that take no longer than a moment, each once. */
const faults = FAULTS.filter(({ rare }) => !rare);

test('no fault loses an acknowledged answer, or makes a second or a wrong result', {
  timeout: 480_000,
}, async () => {
  const rounds = faults.length;
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  onTestFailed(() => void process.stdout.write(said.join('\n')));
  // On a machine that is very busy, those that there is time for.
  const signal = AbortSignal.timeout(200_000);
  const tally = await runFaults({ rounds, seed: 27, students: 8, faults, moment: 400, say, signal });
  expect(tally).toMatchObject({ lost: 0, duplicated: 0, wrong: 0 });
  expect(tally.acknowledged).toBeGreaterThan(0);
});
