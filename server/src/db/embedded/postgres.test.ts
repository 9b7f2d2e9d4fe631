import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, test as baseTest, beforeAll, expect, vi } from 'vitest';
import { DataDirInUseError } from './errors.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './postgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Each test has a folder of its own, and most of its time goes by in waiting. */
const test = baseTest.concurrent;

const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

/** A folder that was used: one note says 'kept'. The tests copy it, for initdb takes its time. */
let used: string;

beforeAll(async () => {
  used = await emptyFolder();
  const server = await start(used);
  await query(server, `create table notes (note text); insert into notes values ('kept')`);
  await server.stop();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(folders.map(endOrphan));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

test('a first start makes a database that keeps what it acknowledged, for a role that is not the superuser', async () => {
  const dataDir = await emptyFolder();
  const server = await start(dataDir);
  const [settings] = await query(
    server,
    `select current_user, current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes, current_setting('data_checksums') as data_checksums,
      current_setting('listen_addresses') as listen_addresses, current_setting('server_encoding') as encoding,
      current_setting('timezone') as timezone, (select rolsuper from pg_roles where rolname = current_user) as superuser`,
  );
  expect(server.adopted).toBe(false);
  expect(settings).toEqual({
    current_user: 'lulus',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    listen_addresses: '',
    encoding: 'UTF8',
    timezone: 'UTC',
    superuser: false,
  });
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
});

test('the role may create and drop databases of its own', async () => {
  const server = await start(await usedFolder());
  await query(server, 'create database another template lulus');
  await query(server, 'drop database another');
});

test('data survives a stop, and stopping twice is one stop', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir);
  await query(first, `insert into notes values ('new')`);
  await Promise.all([first.stop(), first.stop()]);
  expect(await postmasterPid(dataDir)).toBeUndefined();
  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(await notes(second)).toEqual(['kept', 'new']);
});

test('after kill -9 of the server its PostgreSQL is taken over at once, with what was written', async () => {
  const dataDir = await usedFolder();
  const owner = await startInProcess(dataDir);
  const pid = await postmasterPid(dataDir);
  owner.kill('SIGKILL');
  const server = await start(dataDir);
  expect(server.adopted).toBe(true);
  expect(await postmasterPid(dataDir)).toBe(pid);
  expect(await notes(server)).toEqual(['kept', 'by the owner']);
  await server.stop();
  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('a second server on the folder is refused by name, and the first does not notice', async () => {
  const dataDir = await usedFolder();
  const first = await connect(await start(dataDir));
  const second = await start(dataDir).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(DataDirInUseError);
  expect(String(second)).toContain(dataDir);
  expect((await first.query('select note from notes')).rows).toEqual([{ note: 'kept' }]);
  await first.end();
});

test('of three servers that start at once on an empty folder exactly one gets it', async () => {
  const dataDir = await emptyFolder();
  const outcomes = await Promise.allSettled([start(dataDir), start(dataDir), start(dataDir)]);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(DataDirInUseError);
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
});

test('a start during the stop of another server waits for its turn', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir);
  const stopped = first.stop();
  const second = await start(dataDir);
  await stopped;
  expect(await notes(second)).toEqual(['kept']);
});

test('lock files whose process number now belongs to another program are seen through', async () => {
  const dataDir = await usedFolder();
  const server = await start(dataDir);
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  await server.stop();
  const stranger = await strangerOfTheSameUser(dataDir);
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), pidFile.replace(/^\d+/, String(stranger.pid)));
  await writeFile(join(dataDir, 'postgres', '.s.PGSQL.5432.lock'), `${stranger.pid}\n`);
  expect(await notes(await start(dataDir))).toEqual(['kept']);
  expect(stranger.exitCode).toBeNull();
});

test('an empty lock file, as a power cut leaves it, is no obstacle', async () => {
  const dataDir = await usedFolder();
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '');
  expect(await notes(await start(dataDir))).toEqual(['kept']);
});

test('PostgreSQL that is killed under a running server is started again, and the folder is still taken', async () => {
  const dataDir = await usedFolder();
  const lines: string[] = [];
  const server = await start(dataDir, { log: (line) => lines.push(line) });
  const before = await postmasterPid(dataDir);
  process.kill(before ?? 0, 'SIGKILL');
  await vi.waitUntil(() => lines.includes('PostgreSQL is back.'), { timeout: 20_000 });
  expect(await notes(server)).toEqual(['kept']);
  expect(await postmasterPid(dataDir)).not.toBe(before);
  expect(await start(dataDir).catch((error: unknown) => error)).toBeInstanceOf(DataDirInUseError);
});

test('PostgreSQL that cannot start again under a running server is tried until it can', async () => {
  const dataDir = await usedFolder();
  const lines: string[] = [];
  const server = await start(dataDir, { log: (line) => lines.push(line) });
  const own = join(dataDir, 'postgres', 'local.conf');
  await appendFile(own, "no_such_setting = '1'\n");
  process.kill((await postmasterPid(dataDir)) ?? 0, 'SIGKILL');
  const refusals = () => lines.filter((line) => line.includes('no_such_setting'));
  await vi.waitUntil(() => refusals().length > 1, { timeout: 20_000 });
  await writeFile(own, '');
  await vi.waitUntil(() => lines.includes('PostgreSQL is back.'), { timeout: 20_000 });
  expect(await notes(server)).toEqual(['kept']);
});

test('a path that is too long for a socket works, with a space and a letter outside ASCII', async () => {
  const server = await start(join(await emptyFolder(), 'ujian é '.repeat(4), 'x'.repeat(100)));
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  const socketDir = new URL(server.connectionString).searchParams.get('host') ?? '';
  expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
  await rm(socketDir, { recursive: true });
});

test('what a first start left that was killed is cleared away', async () => {
  const dataDir = await usedFolder();
  await writeFile(join(dataDir, 'postgres.new-0123'), '');
  await start(dataDir);
  expect(await readdir(dataDir)).not.toContain('postgres.new-0123');
});

test('settings that are asked for win, and those in local.conf win over all', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir, { settings: { work_mem: '7MB' } });
  expect(await query(first, 'show work_mem')).toEqual([{ work_mem: '7MB' }]);
  await first.stop();
  await appendFile(join(dataDir, 'postgres', 'local.conf'), "work_mem = '9MB'\n");
  const second = await start(dataDir, { settings: { work_mem: '7MB' } });
  expect(await query(second, 'show work_mem')).toEqual([{ work_mem: '9MB' }]);
});

test('a setting that PostgreSQL does not know stops the start with its own words', async () => {
  const refusal = start(await usedFolder(), { settings: { no_such_setting: '1' } });
  await expect(refusal).rejects.toThrow(/unrecognized configuration parameter "no_such_setting"/);
});

test('a folder that cannot be one is named, with what to do', async () => {
  const file = join(await emptyFolder(), 'file');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(/file is not a folder.*DATA_DIR/s);
});

test('a folder of something else in place of the database is left alone', async () => {
  const dataDir = await emptyFolder();
  const theirs = join(dataDir, 'postgres', 'theirs');
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(theirs, 'precious');
  await expect(start(dataDir)).rejects.toThrow(/holds something that is not a database/);
  expect(await readFile(theirs, 'utf8')).toBe('precious');
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'lulus-postgres-'));
  folders.push(folder);
  return folder;
}

async function usedFolder(): Promise<string> {
  const folder = await emptyFolder();
  await promisify(execFile)('cp', ['-Rp', `${used}/.`, folder]);
  return folder;
}

async function start(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, ...options });
  servers.push(server);
  return server;
}

/** A server in a process of its own, which has written a note. */
async function startInProcess(dataDir: string): Promise<ChildProcess> {
  const script = `
    import pg from 'pg';
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
    const { connectionString } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query("insert into notes values ('by the owner')");
    process.stdout.write('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

/** A process that PostgreSQL itself would take for its own kind: alive, and of the user who owns the data. */
async function strangerOfTheSameUser(dataDir: string): Promise<ChildProcess> {
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const child = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' });
  children.push(child);
  await once(child, 'spawn');
  return child;
}

async function connect({ connectionString }: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function query(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = await connect(server);
  return await client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function notes(server: EmbeddedPostgres): Promise<unknown[]> {
  return (await query(server, 'select note from notes')).map(({ note }) => note);
}

async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.split('\n')[0]);
}

/** What a failed test has left running. */
async function endOrphan(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir);
  const command = pid ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
  if (!pid || !command.includes(dataDir)) return;
  process.kill(pid, 'SIGQUIT');
  await sleep(500);
}
