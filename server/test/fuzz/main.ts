/** `npm run test:fuzz [-- requests seed]`: fails if a request reveals a fault. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, openDatabase } from '../../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/postgres.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { postgresLog } from '../search-logs.ts';
import { runFuzz } from './run-fuzz.ts';
import { makeScene } from './scene.ts';

const [requests = 50_000, seed = Date.now() % 1e6] = process.argv.slice(2).map(Number);
if (!(requests > 0) || !Number.isInteger(seed))
  throw new RangeError('npm run test:fuzz [-- requests seed], two numbers');
const print = (line: string) => process.stdout.write(`${line}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'lulus-fuzz-database-'));
const { connectionString, stop } = await startEmbeddedPostgres({ dataDir });
const db = openDatabase({ connectionString, max: 1, limits: NO_LIMITS });
await migrate(db);
await db.destroy();
const scene = await makeScene(connectionString, postgresLog(dataDir));
print(`Seed ${seed}, ${requests} requests.`);
const began = performance.now();
const tally = await runFuzz(scene, { requests, seed, print });
const minutes = (performance.now() - began) / 60_000;
await scene.end();
await stop();
await rm(dataDir, { recursive: true, force: true });

const byStatus = [...tally.answers].sort(([one], [other]) => one - other);
print(`answers: ${byStatus.map(([status, count]) => `${status} ${count}×`).join(', ')}`);
if (tally.neverSucceeded.length > 0) print(`never succeeded: ${tally.neverSucceeded.join(', ')}`);
print(
  `${tally.requests} requests to ${tally.succeeded.size + tally.neverSucceeded.length} operations in ` +
    `${minutes.toFixed(1)} minutes, ${tally.findings.length} findings (seed ${seed})`,
);
process.exit(tally.findings.length > 0 ? 1 : 0);
