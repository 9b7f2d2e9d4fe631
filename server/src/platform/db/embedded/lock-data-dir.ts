import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { DataDirInUseError, EmbeddedPostgresError } from './errors.ts';
import { findPostmaster } from './lock-files.ts';
import { reachPostmaster, startPostmaster } from './postmaster.ts';

/** The bytes of "lulus" as a number. Any constant is fine, since no other program takes locks in this cluster. */
const LOCK_KEY = 0x6c756c7573;

/** Time for PostgreSQL to release the lock of a killed server, after it notices that the connection has ended. */
const LOCK_TIMEOUT_MS = 2000;
const SILENCE_TIMEOUT_MS = 30_000;
const RECOVERY_TIMEOUT_MS = 30 * 60_000;
const NOTICE_AFTER_MS = 3000;
const PAUSE_MS = 100;

export interface DataDirLock {
  /** The connection that has the advisory lock. The lock ends with it. */
  client: pg.Client;
  socketDir: string;
  /** Whether PostgreSQL was running already. */
  adopted: boolean;
}

interface LockOptions {
  log: (line: string) => void;
  signal?: AbortSignal;
}

/**
 * Starts PostgreSQL in the folder if it is not running, and locks the folder. Throws DataDirInUseError if another server
 * has the lock, and EmbeddedPostgresError if PostgreSQL does not answer.
 */
export async function lockDataDir(cluster: Cluster, { log, signal }: LockOptions): Promise<DataDirLock> {
  const began = Date.now();
  let started = false;
  let noticed = false;
  let silentSince: number | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const reached = await reachPostmaster(cluster);
    if (reached === 'absent') {
      await startPostmaster(cluster);
      started = true;
      continue;
    }
    if (typeof reached === 'object') {
      const locked = await tryLock(reached.client, cluster.dataDir);
      if (locked) return { ...reached, adopted: !started };
      // PostgreSQL was stopped during the wait for the lock.
      continue;
    }
    silentSince = reached === 'silent' ? (silentSince ?? Date.now()) : undefined;
    if (silentSince && Date.now() - silentSince > SILENCE_TIMEOUT_MS) throw await unreachable(cluster);
    if (Date.now() - began > RECOVERY_TIMEOUT_MS) throw await unreachable(cluster);
    if (!noticed && Date.now() - began > NOTICE_AFTER_MS) {
      noticed = true;
      log('Waiting for PostgreSQL, which is starting, stopping or recovering from a crash.');
    }
    await sleep(PAUSE_MS);
  }
}

/** Returns false if PostgreSQL ended meanwhile. Throws DataDirInUseError if another connection keeps the lock. */
async function tryLock(client: pg.Client, dataDir: string): Promise<boolean> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  try {
    for (;;) {
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock($1::bigint) as locked',
        [LOCK_KEY],
      );
      if (rows[0]?.locked) return true;
      if (Date.now() > deadline) break;
      await sleep(PAUSE_MS);
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof pg.DatabaseError && !error.code?.startsWith('57P0')) throw error;
    return false;
  }
  await client.end();
  throw new DataDirInUseError(dataDir);
}

async function unreachable(cluster: Cluster): Promise<EmbeddedPostgresError> {
  const pid = (await findPostmaster(cluster))?.pid;
  return new EmbeddedPostgresError(
    `A PostgreSQL (process ${pid}) works on ${cluster.dir} and does not answer. See ${cluster.logFile}; if it is stuck, end it with "kill -INT ${pid}" and start again.`,
  );
}
