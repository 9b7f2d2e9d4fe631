import { expect, onTestFailed, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { runFaults } from './run-faults.ts';

/** Names of the faults in this test. `npm run test:chaos` runs the others. */
const NAMES = [
  'a server is killed and started again',
  'PostgreSQL is killed',
  'answers are lost on the way',
  'connections to the database are cut',
];
const faults = FAULTS.filter(({ name }) => NAMES.includes(name));

test('no fault loses an acknowledged answer, or causes a duplicate or wrong result', {
  timeout: 480_000,
}, async () => {
  const rounds = NAMES.length;
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  onTestFailed(() => void process.stdout.write(lines.join('\n')));
  const tally = await runFaults({ rounds, seed: 27, students: 8, faults, moment: 400, print });
  expect(tally).toMatchObject({ rounds, lost: 0, duplicated: 0, wrong: 0 });
  for (const count of Object.values(tally.acknowledged)) expect(count).toBeGreaterThan(0);
});
