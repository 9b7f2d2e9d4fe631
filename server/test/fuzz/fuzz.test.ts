import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../template-database.ts';
import { runFuzz } from './run-fuzz.ts';
import { makeScene } from './scene.ts';

const scene = await makeScene(await createTestDatabase(inject('postgresUrl'), `test_${randomUUID()}`));
afterAll(() => scene.end());

test('whatever is asked, no answer is a fault of ours or in another shape, and no refused call changes anything', {
  timeout: 240_000,
}, async () => {
  const tally = await runFuzz(scene, { requests: 2000, seed: 7 });
  expect(tally.findings).toEqual([]);
  // Most of the operations are let through, so that more than the door is tried.
  expect(tally.succeeded.size).toBeGreaterThan(tally.neverSucceeded.length * 2);
});
