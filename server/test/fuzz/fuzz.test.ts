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

test('no request causes a server error, an undocumented answer, or a change by a rejected call', {
  timeout: 240_000,
}, async () => {
  // The seed differs in each run. `npm run test:fuzz -- 300 <seed>` repeats a run.
  const seed = Date.now() % 1e6;
  process.stdout.write(`Fuzz: 300 requests, seed ${seed}\n`);
  const tally = await runFuzz(scene, { requests: 300, seed });
  expect(tally.findings).toEqual([]);
  expect(tally.succeeded.size).toBeGreaterThan(0);
});

test('finds a logged password or token', async () => {
  const sent = collectSecrets();
  sent.collect({ password: 'hujan lebat di kebun' });
  scene.secrets.collect({ access_token: 'a token of this test' });
  expect(scene.findLeaks(sent)).toEqual([]);
  scene.app.log.debug('A user typed hujan lebat di kebun');
  scene.app.log.debug('A user has a token of this test');
  scene.app.log.debug('A user typed nothing');
  expect(scene.findLeaks(sent)).toHaveLength(2);
});
