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
  // Another seed in each run. `npm run test:fuzz -- 300 <seed>` repeats it.
  const seed = Date.now() % 1e6;
  process.stdout.write(`Fuzz: 300 requests, seed ${seed}\n`);
  const tally = await runFuzz(scene, { requests: 300, seed });
  expect(tally.findings).toEqual([]);
  expect(tally.succeeded.size).toBeGreaterThan(0);
});

test('a password or a token that is logged is found', async () => {
  const sent = collectSecrets();
  sent.collect({ password: 'hujan lebat di kebun' });
  scene.secrets.collect({ access_token: 'a token of this test' });
  expect(scene.told(sent)).toEqual([]);
  scene.app.log.debug('A user typed hujan lebat di kebun');
  scene.app.log.debug('A user has a token of this test');
  scene.app.log.debug('A user typed nothing');
  expect(scene.told(sent)).toHaveLength(2);
});
