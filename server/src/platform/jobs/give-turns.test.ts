/** A supervisor and two workers as real processes: what they do in turn, and what becomes of it when one is killed. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../test/two-workers.ts', import.meta.url));

/** Each line is `1 begins`, `2 ends` and so on, in the order in which it happened. */
async function stepsOf(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], { timeout: 20_000 });
  return stdout.trim().split('\n');
}

test('work of all processes is done one after the other', async () => {
  const steps = await stepsOf();
  expect(steps).toHaveLength(12);
  expect(steps.filter((_, at) => at % 2 === 0).every((step) => step.endsWith('begins'))).toBe(true);
  expect(steps.filter((_, at) => at % 2 === 1)).toEqual(
    steps.filter((_, at) => at % 2 === 0).map((step) => step.replace('begins', 'ends')),
  );
  expect(new Set(steps)).toEqual(new Set(['1 begins', '1 ends', '2 begins', '2 ends']));
});

test('the turn of a process that is killed in the middle of its work is free, and so is what it waited for', async () => {
  const steps = await stepsOf('killed');
  // The first one was killed in its first piece of work; the other one does its three.
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
