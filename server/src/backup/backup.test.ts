import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { login } from '@lulus/contract';
import pg from 'pg';
import { type Header, pack as packTar } from 'tar-stream';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { anAdmin, anExamination, aStudent, PASSWORD } from '../../test/factories.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestDatabase } from '../../test/template-database.ts';
import { createTestApp } from '../../test/test-app.ts';
import { recordFile } from '../platform/files/files.queries.ts';
import { entriesOf, verifyArchive } from './archive.ts';
import { type BackupProgress, backup } from './backup.ts';
import { restore } from './restore.ts';
import { listTables, quoted } from './table-list.ts';

const source = await createTestApp();
const target = await createTestApp();
const folder = await mkdtemp(join(tmpdir(), 'lulus-backup-'));
afterAll(() => rm(folder, { recursive: true }));

type App = typeof source;
const addressOf = ({ context }: App) => context.config.DATABASE_URL ?? '';
const PATH = `bank_asset/${'a'.repeat(64)}.mp3`;
const LISTENING = Buffer.alloc(200_000, 'sound');

const backUp = (file: string, files = source.context.files) =>
  backup({
    connectionString: addressOf(source),
    files,
    file,
    now: source.context.clock(),
  });

async function restoreInto({ context }: App, file: string, connectionString: string) {
  const verified = await verifyArchive(file);
  return restore({ connectionString, files: context.files, uploads: context.uploads, file, verified });
}

const emptyDatabase = () => createTestDatabase(inject('postgresUrl'), `test_${randomUUID()}`);

async function ask<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Returns every row of every table as text, sorted. */
const contentOf = (connectionString: string) =>
  ask(connectionString, async (client) => {
    const content: Record<string, string[]> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(`select t::text as line from ${quoted(name)} t order by 1`);
      content[name] = rows.map(({ line }) => line);
    }
    return content;
  });

const { aRunningAttempt, save, submit, start, state, answersOf } = attemptCalls(source);
let running: Awaited<ReturnType<typeof aRunningAttempt>>;
const archive = join(folder, 'school.tar');

beforeAll(async () => {
  await anAdmin(source.context);
  running = await aRunningAttempt();
  const { student, exam_id, items } = running;
  await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
  const done = await aRunningAttempt();
  await submit(done.student, done.exam_id);
  await source.context.db.updateTable('settings').set({ school_name: 'SMP "Tab\t, \\N and é"' }).execute();
  await writeFile(join(folder, 'talk'), LISTENING);
  await source.context.files.put(PATH, join(folder, 'talk'));
  const at = source.context.clock();
  await recordFile(source.context.db, { path: PATH, kind: 'audio', bytes: LISTENING.length, stored_at: at });
  await recordFile(source.context.db, {
    path: 'bank_asset/gone.mp3',
    kind: 'audio',
    bytes: 1,
    stored_at: at,
  });
});

test('a backup is restored into an empty system row by row, and the examination continues there', async () => {
  const before = await contentOf(addressOf(source));
  const report = await backUp(archive);
  expect(report).toMatchObject({ files: 1, missing: ['bank_asset/gone.mp3'] });
  expect((await stat(archive)).mode & 0o077).toBe(0);
  expect((await readdir(folder)).sort()).toEqual(['school.tar', 'talk']);

  await restoreInto(target, archive, addressOf(target));
  expect(await contentOf(addressOf(target))).toEqual(before);
  expect(before.attempts).toHaveLength(2);
  expect(await readFile(join(target.context.config.DATA_DIR, 'files', PATH))).toEqual(LISTENING);

  const there = attemptCalls(target);
  const { student, exam_id, items } = running;
  const { status } = await target.call(login, {
    body: { email: student.email ?? '', password: PASSWORD },
  });
  expect(status).toBe(200);
  await there.save(student, exam_id, [{ question_id: items.second, option: '2', seq: 2 }]);
  expect(Object.keys(await there.answersOf(running.attempt_id))).toHaveLength(2);
  expect((await there.submit(student, exam_id)).status).toBe(200);
  expect(Object.keys(await answersOf(running.attempt_id))).toHaveLength(1);
  expect((await state(student, exam_id)).status).toBe(200);
});

test('a backup contains no counted tries', async () => {
  const { email } = running.student;
  await source.call(login, { body: { email: email ?? '', password: 'wrong password' } });
  const { context } = source;
  const counts = await context.db.selectFrom('rate_limits').select('key').execute();
  expect(counts.length).toBeGreaterThan(0);
  const file = join(folder, 'counts.tar');
  await backUp(file);
  const bytes = await readFile(file);
  for (const { key } of counts) expect(bytes.includes(key)).toBe(false);
  const tables = (await verifyArchive(file)).manifest.tables.map(({ name }) => name);
  expect(tables).not.toContain('rate_limits');
});

test('a restored database has its foreign keys, and its identity columns continue', async () => {
  const keysOf = (address: string) =>
    ask(address, async (client) => {
      const { rows } = await client.query(
        `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
         from pg_constraint order by 1, 2`,
      );
      return rows;
    });
  expect(await keysOf(addressOf(target))).toEqual(await keysOf(addressOf(source)));
  const student = await aStudent(target.context);
  const examination = await anExamination(target.context);
  expect((await attemptCalls(target).start(student, examination.id)).status).toBe(200);
});

test('a backup made while students write is a consistent snapshot', async () => {
  const examination = await anExamination(source.context);
  const students = await Promise.all(Array.from({ length: 12 }, () => aStudent(source.context)));
  let stopped = false;
  await Promise.all(students.map((student) => start(student, examination.id)));
  const writing = students.map(async (student) => {
    for (let seq = 1; !stopped; seq += 1) {
      const entries = examination.items.map(({ id }) => ({
        question_id: id,
        option: String(seq % 3 || 3),
        seq,
      }));
      await save(student, examination.id, entries);
    }
    await submit(student, examination.id);
  });
  const answers = () => source.context.db.selectFrom('answers').select('seq').where('seq', '>', 2).execute();
  await expect.poll(async () => (await answers()).length).toBeGreaterThan(0);
  const file = join(folder, 'meanwhile.tar');
  const { users } = await contentOf(addressOf(source));
  const { files } = source.context;
  const sizeOf = async (path: string) => {
    await aStudent(source.context);
    return files.sizeOf(path);
  };
  await backUp(file, { ...files, sizeOf }).finally(() => {
    stopped = true;
  });
  await Promise.all(writing);

  const address = await emptyDatabase();
  await restoreInto(target, file, address);
  const torn = await ask(address, async (client) => {
    const { rows } = await client.query(`
      select attempt_id from answers group by attempt_id having count(distinct seq) > 1 or count(*) not in (1, 5)
      union all select id from attempts left join results on attempt_id = id
      where (submitted_at is null) <> (attempt_id is null)`);
    return rows;
  });
  expect(torn).toEqual([]);
  expect((await contentOf(address)).users).toEqual(users);
  expect((await contentOf(address)).answers?.length).toBeGreaterThan(1);
});

test('a changed byte or a missing end is rejected before anything is written', async () => {
  const { size } = await stat(archive);
  const whole = await readFile(archive);
  const places = ['Lestari', 'soundsound', 'lulus-backup', '"sha256"', 'tables/users'].map((word) =>
    whole.indexOf(word),
  );
  const file = join(folder, 'damaged.tar');
  for (const place of places) {
    expect(place).toBeGreaterThan(0);
    await writeFile(file, whole);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from([(whole[place + 1] ?? 0) ^ 1]), 0, 1, place + 1);
    await handle.close();
    await expect(verifyArchive(file)).rejects.toThrow('damaged');
  }
  for (const length of [0, 700, size / 2, size - 3000]) {
    await writeFile(file, whole.subarray(0, length));
    await expect(verifyArchive(file)).rejects.toThrow('damaged');
  }
});

test('an existing file is not overwritten', async () => {
  const before = await readFile(archive);
  await expect(backUp(archive)).rejects.toThrow('exists already');
  expect(await readFile(archive)).toEqual(before);
});

test('a backup that is corrupt on the disk does not get its final name', async () => {
  const file = join(folder, 'unlucky.tar');
  const { files } = source.context;
  const sizeOf = async (path: string) => {
    if (path !== PATH) {
      const handle = await open(`${file}.part`, 'r+');
      await handle.write('?', 600).finally(() => handle.close());
    }
    return files.sizeOf(path);
  };
  const before = await readdir(folder);
  await expect(backUp(file, { ...files, sizeOf })).rejects.toThrow('damaged');
  expect(await readdir(folder)).toEqual(before);
});

type Entry = Pick<Header, 'name'> & Partial<Header>;

/** Returns the archive with one more entry, which tries to write a file elsewhere. */
async function withEntry(header: Entry, content = ''): Promise<string> {
  const file = join(folder, 'hostile.tar');
  const pack = packTar();
  const written = pipeline(pack, createWriteStream(file));
  pack.entry(header, content);
  for await (const entry of entriesOf(archive)) {
    const bytes = await buffer(entry.content);
    pack.entry({ name: entry.header.name }, bytes);
  }
  pack.finalize();
  await written;
  return file;
}

test.each<[string, Entry]>([
  ['upwards', { name: 'files/../../secret.png' }],
  ['upwards from a folder', { name: 'files/bank_asset/../../../secret.png' }],
  ['upwards as Windows writes it', { name: 'files/bank_asset\\..\\..\\secret.png' }],
  ['to the root', { name: 'files//etc/secret.png' }],
  ['to a folder outside the store', { name: 'files/unfinished/secret.png' }],
])('an entry that leads %s is rejected before anything is written', async (_, header) => {
  await expect(verifyArchive(await withEntry(header, 'x'))).rejects.toThrow('outside the file store');
});

test.each<Header['type']>(['symlink', 'link', 'directory', 'character-device', 'fifo'])(
  'an entry that is a %s is rejected before anything is written',
  async (type) => {
    const header = { name: `bank_asset/${'b'.repeat(64)}.png`, type, linkname: '/etc/passwd' };
    await expect(verifyArchive(await withEntry(header))).rejects.toThrow('is not a file');
  },
);

test('a backup reports its progress in steps, never backwards', async () => {
  const steps: BackupProgress[] = [];
  await backup({
    connectionString: addressOf(source),
    files: source.context.files,
    file: join(folder, 'progress.tar'),
    now: source.context.clock(),
    onProgress: (step) => steps.push(step),
  });
  const order = steps.map(({ doing, share }) => ['files', 'tables', 'verifying'].indexOf(doing) + share);
  expect(new Set(steps.map(({ doing }) => doing))).toEqual(new Set(['files', 'tables', 'verifying']));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(steps.at(-1)).toEqual({ doing: 'verifying', share: 1 });
});
