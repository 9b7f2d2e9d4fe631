// postmaster.pid has the process id of the PostgreSQL in a folder. PostgreSQL believes that any process with that id is
// its own. After a reboot or in a container it may be another program, so Lulus checks the process's command.

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { link, readFile, readlink, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { SOCKET_PORT } from './settings.ts';

export interface Postmaster {
  pid: number;
  /** Folder of its socket. The next start may use another one. */
  socketDir: string;
}

/** Returns the running PostgreSQL of this folder, if there is one. */
export async function findPostmaster({ dir }: Cluster): Promise<Postmaster | undefined> {
  const lines = (await readLockFile(pidFileOf(dir)))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!pid || !(await isPostmaster(pid, dir))) return undefined;
  return { pid, socketDir: lines?.[4] || dir };
}

/** Removes the lock files of an ended PostgreSQL if another program now has its process id, or if they are empty. */
export async function dropStaleLockFiles(cluster: Cluster): Promise<void> {
  await dropIfStale(pidFileOf(cluster.dir), cluster.dir);
  await dropIfStale(join(cluster.socketDir, `.s.PGSQL.${SOCKET_PORT}.lock`), cluster.dir);
}

function pidFileOf(dir: string): string {
  return join(dir, 'postmaster.pid');
}

async function dropIfStale(path: string, dir: string): Promise<void> {
  const text = await readLockFile(path);
  if (text === undefined) return;
  const pid = Number(text.split('\n')[0]);
  // An empty file is either being written at this moment, or was left by a power failure.
  if (!pid) await sleep(1000);
  else if (!isAlive(pid) || (await isPostmaster(pid, dir))) return;

  // Two servers may do this at once. The later one may then move the new file of the first one, and restores it.
  const aside = join(dirname(path), `.stale-${randomBytes(6).toString('hex')}`);
  await rename(path, aside).catch(() => undefined);
  const moved = await readLockFile(aside);
  if (moved !== undefined && moved !== text) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function readLockFile(path: string): Promise<string | undefined> {
  return await readFile(path, 'utf8').catch(() => undefined);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns whether the process is the PostgreSQL of this folder. The working directory is right also after a move. */
async function isPostmaster(pid: number, dir: string): Promise<boolean> {
  const [program = '', ...args] = await commandOf(pid);
  if (basename(program) !== 'postgres') return false;
  return args.includes(dir) || (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === dir;
}

async function commandOf(pid: number): Promise<string[]> {
  if (process.platform === 'linux') {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (line) => line.split('\0'),
      () => [],
    );
  }
  // `ps` does not separate arguments, and the path may have spaces. The path is everything after `-D`.
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  const [program = '', folder = ''] = stdout.trim().split(' -D ');
  return [program, folder];
}
