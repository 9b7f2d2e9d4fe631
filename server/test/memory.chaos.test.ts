/** A short check of the server's memory limit. `npm run bench:memory -w server` measures all of it. */
import { afterAll, expect, test } from 'vitest';
import { removeData, startServer } from '../../e2e/running-server.ts';
import { aLargeJpeg, aLargePng } from './large-images.ts';
import { aFullSheet } from './large-sheets.ts';
import { sendLargeRequests } from './send-large-requests.ts';
import { MEMORY_LIMIT_MB, memoryOf, watchMemory } from './watch-memory.ts';

const ADMIN = { email: 'admin@lulus.local', password: 'a good password' };
// The limit is for one process and its helpers. Each further process adds its idle memory.
const server = await startServer({
  env: { ADMIN_PASSWORD: ADMIN.password, WORKERS: '1' },
});
const pid = server.process.pid ?? 0;
afterAll(async () => {
  await server.stop();
  await removeData(server);
});

test.skipIf(process.platform !== 'linux')(
  'photos of three admins and a concurrent sheet of 20,000 students stay below the limit',
  { timeout: 120_000 },
  async () => {
    const photos = [await aLargeJpeg(), await aLargePng()];
    const sheet = aFullSheet(20_000);
    const calls = await sendLargeRequests(server, ADMIN);
    const before = memoryOf(pid);
    const watch = watchMemory(pid);
    const answers = await Promise.all([
      calls.insertQuestion(photos),
      calls.importSheet(sheet),
      calls.insertQuestion(photos),
      calls.insertQuestion(photos),
    ]);
    const peak = watch.stop();
    expect(answers).toEqual([201, 200, 201, 201]);
    // The peak includes the helper processes.
    expect(peak.sum).toBeGreaterThan(before.main + 40);
    expect(peak.sum).toBeLessThan(MEMORY_LIMIT_MB);
  },
);
