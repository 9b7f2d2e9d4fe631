// The embedded PostgreSQL in `<dataDir>/postgres` (docs/decisions/0002-embedded-postgresql.md).
//
// It continues to run if the server is killed, and the next server adopts it. A server locks the folder with an
// advisory lock on an open connection. The lock ends with the process. The connection ends if PostgreSQL does.

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Cluster, openCluster, removeHalfMade } from './cluster.ts';
import { DataDirInUseError, EmbeddedPostgresError } from './errors.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { boundLog, reachPostmaster, stopPostmaster } from './postmaster.ts';
import { SOCKET_PORT } from './settings.ts';

const LOG_CHECK_MS = 60_000;
/** Pause between two tries to restart PostgreSQL. It doubles each time, up to `LONGEST_PAUSE_MS`. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

export interface EmbeddedPostgres {
  /** Address for the role `lulus`, which owns the database `lulus` and may create others. It is not superuser. */
  connectionString: string;
  /** Whether PostgreSQL was running already, after a server was killed. */
  adopted: boolean;
  /** Stops PostgreSQL, and resolves when it has ended. Further calls return the same promise. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Settings of PostgreSQL that override those of `settings.ts`. */
  settings?: Record<string, string>;
}

/**
 * Starts PostgreSQL in the data folder, or adopts the one that runs there. Restarts it whenever it ends unexpectedly.
 * Throws DataDirInUseError if another server uses the folder. Throws EmbeddedPostgresError for a fault that an operator
 * can fix.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const cluster = await openCluster({ dataDir: options.dataDir, settings: options.settings ?? {} });
  const lock = await lockDataDir(cluster, { log });
  try {
    await removeHalfMade(cluster);
    await createDatabase(lock.client);
  } catch (error) {
    await lock.client.end();
    throw error;
  }
  const guard = guardPostgres(cluster, lock.client, log);
  return {
    connectionString: connectionString(lock.socketDir),
    adopted: lock.adopted,
    stop: guard.stop,
  };
}

/** Returns the address of the PostgreSQL of a running server. Throws EmbeddedPostgresError if it does not answer. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string> {
  const reached = await reachPostmaster(await openCluster({ dataDir, settings: {} }));
  if (typeof reached !== 'object') {
    throw new EmbeddedPostgresError(`The PostgreSQL in ${dataDir} does not answer at this moment.`);
  }
  await reached.client.end();
  return connectionString(reached.socketDir);
}

/** Restarts PostgreSQL when the connection that has the lock ends, since PostgreSQL may have ended. */
function guardPostgres(cluster: Cluster, first: pg.Client, log: (line: string) => void) {
  const stopping = new AbortController();
  let lock = first;
  let takenByAnother = false;
  let regained = Promise.resolve();
  let stopped: Promise<void> | undefined;

  const watch = (client: pg.Client) => {
    lock = client;
    client.once('end', () => {
      if (!stopping.signal.aborted) regained = regain();
    });
  };

  const regain = async () => {
    log('The connection to PostgreSQL is lost. Restarting PostgreSQL if it has ended.');
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      try {
        const { client } = await lockDataDir(cluster, { log, signal: stopping.signal });
        takenByAnother = false;
        log('PostgreSQL is back.');
        return watch(client);
      } catch (error) {
        if (stopping.signal.aborted) return;
        takenByAnother = error instanceof DataDirInUseError;
        log(error instanceof Error ? error.message : String(error));
        // The stop of the server cuts the pause short.
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
    }
  };

  const stop = async () => {
    stopping.abort();
    clearInterval(logCheck);
    await regained;
    // The lock is released only after the stop. Otherwise a starting server would adopt a PostgreSQL that is stopping.
    if (!takenByAnother) await stopPostmaster(cluster);
    await lock.end().catch(() => undefined);
  };

  const logCheck = setInterval(() => void boundLog(cluster).catch(() => undefined), LOG_CHECK_MS).unref();
  watch(first);
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Creates the role and the database if they are missing. Requires the lock of the data folder. */
async function createDatabase(superuser: pg.Client): Promise<void> {
  const roles = await superuser.query(`select from pg_roles where rolname = 'lulus'`);
  if (roles.rowCount === 0) await superuser.query('create role lulus login createdb');
  const databases = await superuser.query(`select from pg_database where datname = 'lulus'`);
  if (databases.rowCount === 0) await superuser.query('create database lulus owner lulus');
}

/** `localhost` only makes the URL valid. The socket folder in `host` overrides it. */
function connectionString(socketDir: string): string {
  const socket = new URLSearchParams({ host: socketDir, port: String(SOCKET_PORT), sslmode: 'disable' });
  return `postgresql://lulus@localhost/lulus?${socket}`;
}
