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
