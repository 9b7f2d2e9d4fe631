/** Runs a supervisor and two workers as processes: their work is serialised, also if one worker is killed. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../test/two-workers.ts', import.meta.url));

/** Returns lines such as `1 begins` and `2 ends`, in order of time. The number is the worker's. */
async function stepsOf(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], { timeout: 20_000 });
  return stdout.trim().split('\n');
}

test('the work of all processes runs one after the other', async () => {
  const steps = await stepsOf();
  expect(steps).toHaveLength(12);
  expect(steps.filter((_, at) => at % 2 === 0).every((step) => step.endsWith('begins'))).toBe(true);
  expect(steps.filter((_, at) => at % 2 === 1)).toEqual(
    steps.filter((_, at) => at % 2 === 0).map((step) => step.replace('begins', 'ends')),
  );
  expect(new Set(steps)).toEqual(new Set(['1 begins', '1 ends', '2 begins', '2 ends']));
});

test('a killed process loses its turn and its places in the queue', async () => {
  const steps = await stepsOf('killed');
  // The first worker was killed during its first piece of work. The second worker does its three.
  expect(steps.filter((step) => step.startsWith('1'))).toEqual(['1 begins']);
  expect(steps.filter((step) => step.startsWith('2'))).toEqual([
    '2 begins',
    '2 ends',
    '2 begins',
    '2 ends',
    '2 begins',
    '2 ends',
  ]);
});
