import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { DataDirInUseError, EmbeddedPostgresError } from './errors.ts';
import { findPostmaster } from './lock-files.ts';
import { reachPostmaster, startPostmaster } from './postmaster.ts';

/** The bytes of "lulus" as a number. No other program takes locks in this cluster, so every constant would do. */
const LOCK_KEY = 0x6c756c7573;

/** The lock of a killed server stays until PostgreSQL notices that the connection has ended. */
const LOCK_PATIENCE_MS = 2000;
const SILENCE_PATIENCE_MS = 30_000;
const RECOVERY_PATIENCE_MS = 30 * 60_000;
const NOTICE_AFTER_MS = 3000;
const PAUSE_MS = 100;

export interface DataDirLock {
  /** The connection that holds the data folder as long as it lives. */
  client: pg.Client;
  socketDir: string;
  /** Another process had started PostgreSQL. */
  adopted: boolean;
}

interface LockOptions {
  log: (line: string) => void;
  signal?: AbortSignal;
}

/** Makes PostgreSQL run in the folder and takes the folder. Of many that try so at once, all but one get a DataDirInUseError. */
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
      // It was stopped while we waited for the lock.
      continue;
    }
    silentSince = reached === 'silent' ? (silentSince ?? Date.now()) : undefined;
    if (silentSince && Date.now() - silentSince > SILENCE_PATIENCE_MS) throw await unreachable(cluster);
    if (Date.now() - began > RECOVERY_PATIENCE_MS) throw await unreachable(cluster);
    if (!noticed && Date.now() - began > NOTICE_AFTER_MS) {
      noticed = true;
      log('Waiting for PostgreSQL, which is starting, stopping or recovering from a crash.');
    }
    await sleep(PAUSE_MS);
  }
}

/** False when PostgreSQL went away meanwhile. */
async function tryLock(client: pg.Client, dataDir: string): Promise<boolean> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
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
