/**
 * Measures a server's peak memory under large requests: `npm run bench:memory -w server`. Sums its Node
 * processes, without PostgreSQL. Fails above the limit, or if an answer has an unexpected status.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { removeData, startServer } from '../../e2e/running-server.ts';
import { aLargeJpeg, aLargePng, awkwardImages, oversizedImages } from './large-images.ts';
import { aFullSheet, awkwardSheets } from './large-sheets.ts';
import { sendLargeRequests } from './send-large-requests.ts';
import { MEMORY_LIMIT_MB, memoryOf, watchMemory } from './watch-memory.ts';

const ADMIN = { email: 'admin@lulus.local', password: 'a good password' };
const SETTLE_MS = 5000;
/** Part of the names of the cases to run. */
const ONLY = process.argv[2] ?? '';

const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (cells: (string | number)[]) =>
  print(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(44) : String(cell).padStart(11))).join(''),
  );

print('Making the files …');
const photos = [await aLargeJpeg(), await aLargePng(), await aLargeJpeg()];
const images = await awkwardImages();
const oversized = await oversizedImages();
const sheets = awkwardSheets();
const fullSheet = aFullSheet(20_000);

// The limit is for one process and its helpers. With more, such as `WORKERS=2`, the sum is only printed.
const { WORKERS = '1' } = process.env;
const bound = WORKERS === '1' ? MEMORY_LIMIT_MB : Number.POSITIVE_INFINITY;
const server = await startServer({
  env: { ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'error', WORKERS },
});
const pid = server.process.pid ?? 0;
const calls = await sendLargeRequests(server, ADMIN);
let failed = false;

async function measure(name: string, expected: number, work: () => Promise<number[]>): Promise<void> {
  if (!name.includes(ONLY)) return;
  const watch = watchMemory(pid);
  const began = performance.now();
  const statuses = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const peak = watch.stop();
  await sleep(SETTLE_MS);
  const after = memoryOf(pid);
  const good = statuses.every((status) => status === expected);
  if (!good || peak.sum >= bound) failed = true;
  const answers = good ? expected : `${statuses}!`;
  row([name, ...[peak.main, peak.sum, after.sum].map(Math.round), seconds, answers]);
}

const three = (work: () => Promise<number>) => Promise.all([work(), work(), work()]);

try {
  row(['', 'peak main', 'peak sum', 'after 5 s', 'seconds', 'answers']);
  await measure('idle', 200, async () => {
    await sleep(SETTLE_MS);
    return [200];
  });
  await measure('3 admins × 3 photos of 24 megapixels', 201, () => three(() => calls.insertQuestion(photos)));
  await measure('sheet of 20,000 students, dry run', 200, async () => [await calls.importSheet(fullSheet)]);
  for (const [name, { content, status }] of Object.entries(sheets)) {
    await measure(`sheet: ${name}`, status, async () => [await calls.importSheet(content)]);
  }
  await measure('sheet of 20,000 students, imported', 200, async () => [
    await calls.importSheet(fullSheet, 'false'),
  ]);
  // Measured after the import, when the server's own memory is largest.
  for (const [name, image] of Object.entries(images)) {
    await measure(`3 × ${name}`, 201, () => three(() => calls.insertQuestion([image])));
  }
  for (const [name, image] of Object.entries(oversized)) {
    await measure(`3 × ${name}`, 413, () => three(() => calls.insertQuestion([image])));
  }
  await measure('login cards of 20,000 students', 200, async () => [await calls.loginCards(20_000)]);
  await measure('3 bodies of 300 MB, a form', 413, () => three(() => calls.endlessFile(300)));
  await measure('3 bodies of 300 MB, JSON', 413, () => three(() => calls.endlessJson(300)));
  await measure('3 forms of 10,000 parts', 413, () => three(() => calls.manyParts(10_000)));
  await measure('3 × 3 photos and a sheet of 20,000 at once', 201, async () => {
    const sheet = calls.importSheet(fullSheet);
    const answers = await three(() => calls.insertQuestion(photos));
    return [...answers, (await sheet) === 200 ? 201 : 0];
  });
} finally {
  if (server.process.exitCode !== null) print(server.output());
  await server.stop();
  await removeData(server);
}
if (failed) print(`FAILED: not the expected answers, or ${bound} MB reached.`);
else print(WORKERS === '1' ? `All below ${bound} MB.` : 'All answered as expected.');
process.exit(failed ? 1 : 0);
