/** Runs `npm run backup` and `npm run restore` between real servers. */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { getResult, listBankItems, listExaminations, reviewExam } from '@lulus/contract';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { apiAs } from '../../../e2e/api.ts';
import { type RunningServer, removeData, startServer } from '../../../e2e/running-server.ts';
import { countLostBy, countResults } from '../../test/check-simulated-student.ts';
import { anExamination, aStudent } from '../../test/factories.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { secrets } from '../../test/secrets.ts';
import { type SimulatedStudent, simulateStudent } from '../../test/simulate-student.ts';
import { createTestApp } from '../../test/test-app.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { listKnownMigrations, migrate } from '../platform/db/migrate.ts';
import { createContext } from '../process/create-context.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ADMIN = { email: 'admin@lulus.local', password: 'a long admin password' };
const folder = await mkdtemp(join(tmpdir(), 'lulus-commands-'));
const bucket = await startS3Server();

/** Stopped in reverse order, even if a test fails. */
const started: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
afterAll(async () => {
  for (let stop = started.pop(); stop; stop = started.pop()) await stop();
});

async function npmRun(command: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const child = spawn('npm', ['run', command, '--', file], { cwd: ROOT, env: { ...process.env, ...env } });
  const outputs = [text(child.stderr), text(child.stdout), once(child, 'exit')] as const;
  const [output, shown, [code]] = await Promise.all(outputs);
  expect(secrets.foundIn(`${output}\n${shown}`.split('\n'))).toEqual([]);
  return { code, output };
}
/** A backup has the lowest priority, and other tests run on the same machine. */
const MAKING_MS = 90_000;
const DONE = { code: 0, output: expect.stringMatching(/^(Backed up|Restored) /m) };
const refusal = (sentence: string) => ({ code: 1, output: expect.stringContaining(sentence) });

async function aServer(env: Record<string, string>, dataDir?: string): Promise<RunningServer> {
  const server = await startServer({ dataDir, env });
  started.push(async () => {
    await server.stop();
    await removeData(server);
  });
  return server;
}

async function contextOf(DATABASE_URL: string) {
  const db = openDatabase({ connectionString: DATABASE_URL, max: 3 });
  started.push(() => db.destroy());
  return createContext(readConfig({ DATABASE_URL, DATA_DIR: join(folder, 'test') }), db, systemClock);
}

async function ask(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function anEmptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID()}`;
  await ask(inject('postgresUrl'), `create database ${pg.escapeIdentifier(name)}`);
  return inject('postgresUrl').replace(/\/[^/?]*\?/, `/${name}?`);
}

const aDataDir = () => mkdtemp(join(folder, 'data-'));

interface Done {
  token: string;
  exam_id: string;
}

/** Returns the results and reviews of these students, and the hash of every file of every question. */
async function readServed(server: RunningServer, students: Done[]) {
  const admin = await apiAs(server, ADMIN.email, ADMIN.password);
  const get = async (path: string, token?: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status, path).toBe(200);
    return response;
  };
  const results = [];
  for (const { token, exam_id } of students) {
    const result = await get(`${getResult.path}?exam_id=${exam_id}`, token);
    const review = await get(reviewExam.path, token, { id: exam_id });
    results.push(await result.json(), await review.json());
  }
  const files: Record<string, string> = {};
  const { examinations } = await admin.get<{ examinations: { id: string }[] }>(listExaminations.path);
  for (const { id } of examinations) {
    const items = JSON.stringify(await admin.get(listBankItems.path.replace(':examId', id)));
    for (const [link, path = ''] of items.matchAll(/(bank_\w+\/[0-9a-f]{64}\.\w+)\?[^"\\]+/g)) {
      const content = await (await get(`/api/assets/${link}`)).arrayBuffer();
      files[path] = createHash('sha256').update(Buffer.from(content)).digest('hex');
    }
  }
  for (const [path, hash] of Object.entries(files)) expect(path).toContain(hash);
  return { results, files };
}

test('a school moves to another database and file storage during an examination, and back', {
  timeout: 180_000,
}, async () => {
  const first = await aServer({ ADMIN_PASSWORD: ADMIN.password });
  const there = await contextOf(first.databaseUrl);
  const { id: exam_id, items } = await anExamination(there);
  let origin = first.url;
  const students = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const user = await aStudent(there);
      const token = await there.sessions.open(user);
      const questions = items.map(({ id }) => id);
      const plan = { userId: user.id, token, exam_id, questions, origin: () => origin, random: Math.random };
      return { token, ...simulateStudent(plan) };
    }),
  );
  const [done, running] = [students.slice(0, 2), students.slice(2)];
  await Promise.all(students.map((student) => student.start()));
  const working = students.map((student) => student.work());
  const saves = (of: SimulatedStudent[]) => of.reduce((sum, student) => sum + student.saves(), 0);
  await expect.poll(() => Math.min(...students.map((student) => student.saves()))).toBeGreaterThan(3);
  for (const student of done) student.stop();
  await Promise.all(working.slice(0, 2));
  for (const student of done) await student.submit();

  const acknowledged = students.map((student) => ({
    ...student,
    acknowledged: new Map(student.acknowledged),
  }));
  const savedBefore = saves(running);
  const out = join(folder, 'out.tar');
  expect(await npmRun('backup', out, { DATA_DIR: first.dataDir })).toEqual(DONE);
  expect(saves(running)).toBeGreaterThan(savedBefore);
  for (const student of running) student.stop();
  await Promise.all(working);
  const served = await readServed(first, done);
  expect(Object.keys(served.files).length).toBeGreaterThan(20);

  const [DATABASE_URL, FILES_URL] = [await anEmptyDatabase(), bucket];
  const elsewhere = { DATABASE_URL, FILES_URL, DATA_DIR: await aDataDir() };
  expect(await npmRun('restore', out, elsewhere)).toEqual(DONE);
  const second = await aServer({ DATABASE_URL, FILES_URL });
  const context = await contextOf(DATABASE_URL);
  expect(await readServed(second, done)).toEqual(served);
  expect(await countLostBy(context, acknowledged)).toBe(0);
  origin = second.url;
  for (const student of running) await student.submit();
  expect(await countResults(context, students.length)).toEqual({ duplicated: 0, wrong: 0 });
  const servedThen = await readServed(second, students);

  const back = join(folder, 'back.tar');
  expect(await npmRun('backup', back, elsewhere)).toEqual(DONE);
  const statement = `select action from audit_log where action like 'backup%' order by id`;
  expect(await ask(DATABASE_URL, statement)).toEqual([
    { action: 'backup_restored' },
    { action: 'backup_made' },
  ]);
  const DATA_DIR = await aDataDir();
  expect(await npmRun('restore', back, { DATA_DIR })).toEqual(DONE);
  const third = await aServer({}, DATA_DIR);
  expect(await readServed(third, students)).toEqual(servedThen);
  expect((await readdir(folder)).filter((name) => name.includes('.tar')).sort()).toEqual([
    'back.tar',
    'out.tar',
  ]);

  const inUse = { DATA_DIR: third.dataDir };
  expect(await npmRun('restore', out, inUse)).toEqual(refusal('already using the data folder'));
});

test('a damaged, truncated or foreign archive is rejected, and nothing is changed', async () => {
  const { context } = await createTestApp();
  await aStudent(context);
  const whole = join(folder, 'whole.tar');
  expect(await npmRun('backup', whole, { DATABASE_URL: context.config.DATABASE_URL ?? '' })).toEqual(DONE);
  const content = await readFile(whole);
  const flipped = Buffer.from(content);
  const place = flipped.indexOf('Lestari');
  flipped[place] = (flipped[place] ?? 0) ^ 1;

  const DATABASE_URL = await anEmptyDatabase();
  const DATA_DIR = await aDataDir();
  for (const damaged of [flipped, content.subarray(0, content.length / 2), Buffer.from('A letter.')]) {
    const file = join(folder, 'damaged.tar');
    await writeFile(file, damaged);
    const outcome = await npmRun('restore', file, { DATABASE_URL, DATA_DIR });
    expect(outcome).toEqual(refusal('The archive is damaged or not a backup of Lulus: '));
  }
  const nowhere = await npmRun('restore', join(folder, 'nowhere.tar'), { DATABASE_URL, DATA_DIR });
  expect(nowhere).toEqual(refusal('no such file'));
  expect(await ask(DATABASE_URL, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual(
    [],
  );
  expect(await readdir(DATA_DIR)).toEqual([]);
});

test('a system in use and an archive of a newer version are rejected, and nothing is changed', async () => {
  const { context } = await createTestApp();
  await aStudent(context);
  const inUse = { DATABASE_URL: context.config.DATABASE_URL ?? '', DATA_DIR: context.config.DATA_DIR };
  const content = () => ask(inUse.DATABASE_URL, 'select users::text from users');
  const before = await content();
  const file = join(folder, 'own.tar');
  expect(await npmRun('backup', file, inUse)).toEqual(DONE);
  expect(await npmRun('restore', file, inUse)).toEqual(refusal('This system is not empty'));
  expect(await content()).toEqual(before);

  await ask(inUse.DATABASE_URL, `insert into kysely_migration values ('9999_from_the_future', '')`);
  const newer = join(folder, 'newer.tar');
  expect(await npmRun('backup', newer, inUse)).toEqual(DONE);
  const empty = { DATABASE_URL: await anEmptyDatabase(), DATA_DIR: await aDataDir() };
  expect(await npmRun('restore', newer, empty)).toEqual(refusal('of a newer version of Lulus'));
  expect(await ask(empty.DATABASE_URL, `select to_regclass('users') as users`)).toEqual([{ users: null }]);
});

test('an archive of an older version is restored and then migrated', async () => {
  const older = await anEmptyDatabase();
  const db = openDatabase({ connectionString: older, max: 1 });
  await migrate(db, '0008_continuity');
  await db.destroy();
  const id = randomUUID();
  // Before 0009, an end noted for the second section alone made an array that begins at 2.
  await ask(
    older,
    `insert into users (id, role, first_name) values ('${id}', 'student', 'Sari');
     insert into examinations (id, examination_name, examination_desc, examination_duration) values ('${id}', 'E', '', 60);
     insert into revisions (id, examination_id, number, examination_name, examination_desc, examination_duration,
       examination_bank_count, sections) values ('${id}', '${id}', 1, 'E', '', 60, 0, '[]');
     insert into attempts (id, user_id, examination_id, revision_id, number, form, started_at, due_at, section_ends)
       values ('${id}', '${id}', '${id}', '${id}', 1, 0, now(), now(), '[2:2]={2026-07-01T00:00:00Z}')`,
  );
  const file = join(folder, 'older.tar');
  expect(await npmRun('backup', file, { DATABASE_URL: older })).toEqual(DONE);
  const DATABASE_URL = await anEmptyDatabase();
  expect(await npmRun('restore', file, { DATABASE_URL, DATA_DIR: await aDataDir() })).toEqual(DONE);
  const migrations = await ask(DATABASE_URL, 'select name from kysely_migration order by name');
  expect(migrations.map(({ name }) => name)).toEqual(await listKnownMigrations());
  const [attempt] = await ask(DATABASE_URL, 'select section_ends, added_time from attempts');
  expect(attempt).toEqual({ section_ends: [null, new Date('2026-07-01T00:00:00Z')], added_time: [] });
});

test('a server backs up on its schedule, also an external database, and logs a failure', {
  timeout: 240_000,
}, async () => {
  const BACKUP_DIR = join(folder, 'nightly');
  const school = await aServer({ ADMIN_PASSWORD: ADMIN.password, BACKUP_DIR });
  await expect.poll(() => school.output(), { timeout: MAKING_MS }).toContain('Backed up ');
  const [name = '', ...others] = await readdir(BACKUP_DIR);
  expect(others).toEqual([]);
  const DATA_DIR = await aDataDir();
  expect(await npmRun('restore', join(BACKUP_DIR, name), { DATA_DIR })).toEqual(DONE);

  const file = join(folder, 'a file and no folder');
  await writeFile(file, '');
  const unlucky = await aServer({ DATABASE_URL: await anEmptyDatabase(), BACKUP_DIR: file });
  await expect.poll(() => unlucky.output(), { timeout: MAKING_MS }).toContain('the scheduled backup failed');
  expect(unlucky.output()).toContain('EEXIST');
  expect((await fetch(`${unlucky.url}/readyz`)).status).toBe(200);
});
