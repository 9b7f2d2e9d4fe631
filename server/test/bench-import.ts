/**
 * Measures an import of 5,000 students with the embedded PostgreSQL, over real HTTP: `npm run bench:import -w
 * server`. With `-- 5000 links`, students get links instead of passwords, and with `-- 5000 sheet` the passwords of the
 * sheet. As a yardstick, it also measures how fast the machine hashes passwords and inserts rows.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { importStudents } from '@lulus/contract';
import { insertUser } from '../src/auth/account/users.queries.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/postgres.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { hashFirstPassword, hashPassword } from '../src/platform/passwords/passwords.ts';
import { buildApp } from '../src/process/app.ts';
import { createContext } from '../src/process/create-context.ts';
import { anAdmin } from './factories.ts';
import { aSheet } from './sheets.ts';

const STUDENTS = Number(process.argv[2] ?? 5000);
const GIVE = process.argv[3] ?? 'passwords';
const YARDSTICK_MS = 2000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => (performance.now() - since) / 1000;

/** Runs of `work` per second, two at a time. */
async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let runs = 0;
  const worker = async () => {
    for (; performance.now() - start < YARDSTICK_MS; runs++) await work();
  };
  await Promise.all([worker(), worker()]);
  return Math.round(runs / seconds(start));
}

const dataDir = await mkdtemp(join(tmpdir(), 'lulus-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const db = openDatabase({ connectionString: postgres.connectionString });
await migrate(db);
const config = readConfig({ DATABASE_URL: postgres.connectionString, DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const context = await createContext(config, db, systemClock);
const app = await buildApp(context);
await app.listen({ host: '127.0.0.1', port: 0 });
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

print(`${availableParallelism()} cores, Node ${process.version}`);
print(`yardstick: ${await perSecond(() => hashPassword('rahasia'))} full hashes/s`);
print(`yardstick: ${await perSecond(() => hashFirstPassword('rahasia'))} light hashes/s`);
const aRow = () => insertUser(db, { id: randomUUID(), role: 'student', first_name: 'Siti' });
print(`yardstick: ${await perSecond(aRow)} single-row inserts/s`);

const sheet = aSheet([
  ['NO', 'NISN', 'NIS', 'NAMA SISWA', 'L/P', 'USERNAME', 'PASSWORD', 'KELAS'],
  ...Array.from({ length: STUDENTS }, (_, n) => [
    n + 1,
    `00${81_000_000 + n}`,
    `${10_000 + n}`,
    `Siswa${n} Budi Santoso`,
    n % 2 ? 'L' : 'P',
    `siswa${n}`,
    GIVE === 'sheet' ? `sandi-${n}` : '',
    `10 IPA ${n % 9}`,
  ]),
]);
const token = await context.sessions.open(await anAdmin(context));

async function send(dry_run: 'true' | 'false') {
  const form = new FormData();
  form.append('dry_run', dry_run);
  form.append('give', GIVE === 'links' ? 'links' : 'passwords');
  form.append('file', new Blob([Uint8Array.from(sheet)]), 'siswa.xlsx');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const start = performance.now();
  const response = await fetch(origin + importStudents.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const reply = importStudents.reply.parse(await response.json());
  const took = seconds(start).toFixed(1);
  const late = (delay.max / 1e6).toFixed(0);
  return `${took} s, ${reply.message} Event loop late by ${late} ms at most.`;
}

print(`dry run of ${STUDENTS} students: ${await send('true')}`);
print(`import of ${STUDENTS} students: ${await send('false')}`);
print(`the same sheet again: ${await send('false')}`);

await app.close();
await db.destroy();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
