import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { constants, copyFile, open, readFile, readlink, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Cluster, prepareStart } from './cluster.ts';
import { explained } from './errors.ts';
import { SOCKET_PORT } from './settings.ts';

/** Processes of a killed PostgreSQL end with a delay. */
const RETRY_MS = 60_000;
const NOTICE_AFTER_MS = 3000;
const PAUSE_MS = 100;
/** A suspended PostgreSQL never answers a query. On a slow disk, creating the database takes long. */
const QUERY_TIMEOUT_MS = 60_000;
const MAX_LOG_BYTES = 5 * 1024 * 1024;

export const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

/**
 * Starts PostgreSQL, and resolves when it accepts connections. Requires the lock of the data folder. Throws
 * EmbeddedPostgresError with PostgreSQL's log.
 */
export async function startPostmaster(cluster: Cluster, log: (line: string) => void): Promise<ChildProcess> {
  const { binaries, dir, logFile, dataDir, user } = cluster;
  const deadline = Date.now() + RETRY_MS;
  for (;;) {
    await clearLockFiles(cluster);
    await prepareStart(cluster);
    await boundLog(cluster);
    const { size } = await stat(logFile);
    const output = await open(logFile, 'a');
    const child = user.spawn(binaries.postgres, ['-D', dir], ['ignore', output.fd, output.fd]);
    child.once('error', () => undefined);
    await output.close();
    if (await becomesReady(cluster, child, log)) return child;
    const reason = (await readFile(logFile)).subarray(size).toString().trim();
    if (!/shared memory block/.test(reason) || Date.now() > deadline) {
      throw explained('start', dataDir, new Error(reason || `${binaries.postgres} ended at once.`));
    }
    await sleep(PAUSE_MS);
  }
}

/** Ends PostgreSQL's connections and transactions, and resolves when it has ended. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

/** Rotates the log if it is too large. PostgreSQL appends to it, so the file can be truncated while it is open. */
export async function boundLog({ logFile }: Cluster): Promise<void> {
  if ((await stat(logFile)).size < MAX_LOG_BYTES) return;
  await rm(`${logFile}.1`, { force: true });
  await copyFile(logFile, `${logFile}.1`, constants.COPYFILE_EXCL);
  await truncate(logFile);
}

/** Connects as superuser, for which PostgreSQL reserves connections. */
export async function connectToPostgres(socketDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...{ host: socketDir, port: SOCKET_PORT, user: 'postgres', database: 'postgres', ssl: false },
    ...{ connectionTimeoutMillis: 5000, query_timeout: QUERY_TIMEOUT_MS },
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Waits also for a recovery after a crash. Returns false if PostgreSQL ends. */
async function becomesReady(
  { socketDir }: Cluster,
  child: ChildProcess,
  log: (line: string) => void,
): Promise<boolean> {
  const notice = setTimeout(
    () => log('Waiting for PostgreSQL, which is starting or recovering from a crash.'),
    NOTICE_AFTER_MS,
  );
  try {
    while (!hasEnded(child)) {
      const client = await connectToPostgres(socketDir).catch(() => undefined);
      if (client) {
        await client.end();
        return true;
      }
      await sleep(PAUSE_MS);
    }
    return false;
  } finally {
    clearTimeout(notice);
  }
}

/**
 * Ends a PostgreSQL that a killed server has left running. PostgreSQL believes that any process with the id in its lock
 * files is its own. After a reboot or in a container it may be another program. Then this removes the files, and also
 * empty ones, which a power failure leaves. The files of a dead process stay, since PostgreSQL reads them.
 */
async function clearLockFiles({ dir, socketDir }: Cluster): Promise<void> {
  for (const path of [join(dir, 'postmaster.pid'), join(socketDir, `.s.PGSQL.${SOCKET_PORT}.lock`)]) {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    const pid = Number(text?.split('\n')[0]);
    if (text === undefined || (pid && !isAlive(pid))) continue;
    if (!pid || !(await isPostmaster(pid, dir))) {
      await rm(path, { force: true });
      continue;
    }
    process.kill(pid, 'SIGINT');
    while (await isPostmaster(pid, dir)) await sleep(PAUSE_MS);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns whether the process is the PostgreSQL of this folder. Its working directory is right also after a move. */
async function isPostmaster(pid: number, dir: string): Promise<boolean> {
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === dir;
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  const { stdout } = await ps.catch(() => ({ stdout: '' }));
  return stdout.trim().endsWith(` -D ${dir}`);
}
