/**
 * Data folders of the embedded PostgreSQL for its tests. After the tests of a file, ends all its processes
 * and removes the folders.
 */
import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, test, vi } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../src/platform/db/embedded/postgres.ts';

export function embeddedFolders() {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

  const folders: string[] = [];
  const servers: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];

  /** A used folder with a table that contains 'kept'. Tests copy it, because initdb is slow. */
  let used: string;

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

  return {
    /** Tests run concurrently: each has its own folder and mostly waits. */
    test: test.concurrent,
    emptyFolder,
    usedFolder,
    start,
    endAfterwards: (child: ChildProcess) => void children.push(child),
  };
}

export async function connect({ connectionString }: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function query(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = await connect(server);
  return await client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

export async function notes(server: EmbeddedPostgres): Promise<unknown[]> {
  return (await query(server, 'select note from notes')).map(({ note }) => note);
}

export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.split('\n')[0]);
}

/** Ends the PostgreSQL that a failed test has left running. */
async function endOrphan(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir);
  const command = pid ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : '';
  if (!pid || !command.includes(dataDir)) return;
  process.kill(pid, 'SIGQUIT');
  await sleep(500);
}
