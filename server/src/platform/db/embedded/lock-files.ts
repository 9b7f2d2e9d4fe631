// postmaster.pid names the process that serves a data folder. PostgreSQL trusts any living process of that number,
// which may be another program after a reboot or in a container. So Lulus looks at what the process is.

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
  /** Where it listens, which may be elsewhere than the next start would choose. */
  socketDir: string;
}

/** The living PostgreSQL of this folder. */
export async function findPostmaster({ dir }: Cluster): Promise<Postmaster | undefined> {
  const lines = (await readLockFile(pidFileOf(dir)))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!pid || !(await isPostmaster(pid, dir))) return undefined;
  return { pid, socketDir: lines?.[4] || dir };
}

/** Takes away the lock files of a PostgreSQL that is gone, where PostgreSQL would not do so. */
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
  // An empty file is one that is being written at this moment, or one that a power cut has left.
  if (!pid) await sleep(1000);
  else if (!isAlive(pid) || (await isPostmaster(pid, dir))) return;

  // Moved away before it is read again. If two servers do this at once, the later one may move the first one's new
  // file, and puts it back.
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

/** A folder that was moved while PostgreSQL ran in it is still the process's working directory. */
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
  // `ps` separates nothing, so a path with spaces is split; the words after -D are joined again.
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  const [program = '', folder = ''] = stdout.trim().split(' -D ');
  return [program, folder];
}
