import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { collectSecrets } from '../secrets.ts';
import { createTestDatabase } from '../template-database.ts';
import { runFuzz } from './run-fuzz.ts';
import { makeScene } from './scene.ts';

const scene = await makeScene(
  await createTestDatabase(inject('postgresUrl'), `test_${randomUUID()}`),
  inject('postgresLog'),
);
afterAll(() => scene.end());

test('whatever is asked, no answer is a fault of ours or in another shape, and no refused call changes anything', {
  timeout: 240_000,
}, async () => {
  const tally = await runFuzz(scene, { requests: 2000, seed: 7 });
  expect(tally.findings).toEqual([]);
  // Most of the operations are let through, so that more than the door is tried.
  expect(tally.succeeded.size).toBeGreaterThan(tally.neverSucceeded.length * 2);
});

test('a password or a token that is logged is found', async () => {
  const sent = collectSecrets();
  sent.collect({ password: 'hujan lebat di kebun' });
  scene.secrets.collect({ access_token: 'a token of this test' });
  expect(scene.told(sent)).toEqual([]);
  scene.app.log.debug('Somebody typed hujan lebat di kebun');
  scene.app.log.debug('Somebody has a token of this test');
  scene.app.log.debug('Somebody typed nothing');
  expect(scene.told(sent)).toHaveLength(2);
});
