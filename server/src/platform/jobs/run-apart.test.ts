import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runApart } from './run-apart.ts';

const ALONE = new URL('../../../test/exclusive-work.process.ts', import.meta.url);

test('concurrent calls run their programs one after the other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lulus-apart-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const bounds = { timeLimitMs: 20_000, heapMb: 32 };
  const calls = Array.from({ length: 4 }, () => runApart<boolean>(ALONE, join(folder, 'at-work'), bounds));
  expect(await Promise.all(calls)).toEqual(Array(4).fill({ answer: true }));
});

test('a call is rejected with 503 if twenty programs wait', async () => {
  const missing = new URL('./no-program.ts', import.meta.url);
  const bounds = { timeLimitMs: 20_000, heapMb: 32 };
  const calls = await Promise.allSettled(
    Array.from({ length: 22 }, () => runApart<boolean>(missing, undefined, bounds)),
  );
  const reasons = calls.map((call) => call.status === 'rejected' && call.reason.status);
  expect(reasons).toEqual([...Array(21).fill(undefined), 503]);
});
