import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { connect, embeddedFolders, notes, postmasterPid, query } from '../../../../test/embedded-folders.ts';
import { DataDirInUseError } from './errors.ts';

const { test, emptyFolder, usedFolder, start, endAfterwards } = embeddedFolders();

test('the first start creates a durable database, and a role that is not superuser', async () => {
  const dataDir = await emptyFolder();
  const server = await start(dataDir);
  const [settings] = await query(
    server,
    `select current_user, current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes, current_setting('data_checksums') as data_checksums,
      current_setting('listen_addresses') as listen_addresses, current_setting('server_encoding') as encoding,
      current_setting('timezone') as timezone, (select rolsuper from pg_roles where rolname = current_user) as superuser`,
  );
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

test('data survives a stop, and `stop` may be called twice', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir);
  await query(first, `insert into notes values ('new')`);
  await Promise.all([first.stop(), first.stop()]);
  expect(await postmasterPid(dataDir)).toBeUndefined();
  const second = await start(dataDir);
  expect(await notes(second)).toEqual(['kept', 'new']);
});

test('after kill -9 of a server, the next one ends its PostgreSQL, and starts its own with all data', async () => {
  const dataDir = await usedFolder();
  const owner = await startInProcess(dataDir);
  const pid = await postmasterPid(dataDir);
  owner.kill('SIGKILL');
  const server = await start(dataDir);
  expect(await postmasterPid(dataDir)).not.toBe(pid);
  expect(await notes(server)).toEqual(['kept', 'by the owner']);
  await server.stop();
  expect(await postmasterPid(dataDir)).toBeUndefined();
});

test('a second server on the folder gets an error with its path, and the first continues', async () => {
  const dataDir = await usedFolder();
  const first = await connect(await start(dataDir));
  const second = await start(dataDir).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(DataDirInUseError);
  expect(String(second)).toContain(dataDir);
  expect((await first.query('select note from notes')).rows).toEqual([{ note: 'kept' }]);
  await first.end();
});

test('exactly one of three servers that start at once on an empty folder gets the lock', async () => {
  const dataDir = await emptyFolder();
  const outcomes = await Promise.allSettled([start(dataDir), start(dataDir), start(dataDir)]);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(DataDirInUseError);
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
});

test('a start waits for the end of another server’s stop', async () => {
  const dataDir = await usedFolder();
  const first = await start(dataDir);
  const stopped = first.stop();
  const second = await start(dataDir);
  await stopped;
  expect(await notes(second)).toEqual(['kept']);
});

test('lock files with the process id of another program are ignored', async () => {
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

test('an empty lock file, as after a power failure, is ignored', async () => {
  const dataDir = await usedFolder();
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '');
  expect(await notes(await start(dataDir))).toEqual(['kept']);
});

test('a running server restarts PostgreSQL that was killed, and locks the folder again', async () => {
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

test('a running server retries until PostgreSQL can start again', async () => {
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

/** Starts the embedded PostgreSQL in another process, which also writes a note. */
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
  endAfterwards(child);
  await once(child.stdout, 'data');
  return child;
}

/** Starts another program as the data's owner. PostgreSQL would believe that it is a PostgreSQL. */
async function strangerOfTheSameUser(dataDir: string): Promise<ChildProcess> {
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const child = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' });
  endAfterwards(child);
  await once(child, 'spawn');
  return child;
}
