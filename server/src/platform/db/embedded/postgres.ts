// The PostgreSQL that Lulus brings along, in `<dataDir>/postgres`, driven by pg_ctl (docs/decisions/0002-embedded-postgresql.md).
//
// It outlives a killed server on purpose, and the next server takes it over. The owner of the folder has an advisory
// lock on an open connection. The lock goes when the process ends, and also shows whether PostgreSQL still lives.

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Cluster, openCluster, removeHalfMade } from './cluster.ts';
import { DataDirInUseError, EmbeddedPostgresError } from './errors.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { boundLog, reachPostmaster, stopPostmaster } from './postmaster.ts';
import { SOCKET_PORT } from './settings.ts';

const LOG_CHECK_MS = 60_000;
/** Between two attempts at starting it again; each pause is twice the one before, up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

export interface EmbeddedPostgres {
  /** Of a role that owns the database `lulus` and may create further ones, and is not the superuser. */
  connectionString: string;
  /** PostgreSQL was running already, left by a server that was killed. */
  adopted: boolean;
  /** Stops PostgreSQL and returns when it is gone. Calling it again waits for the same stop. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Settings of PostgreSQL that differ from Lulus's own. */
  settings?: Record<string, string>;
}

/**
 * Starts PostgreSQL in the data folder, or takes over the one that runs there, and restarts it whenever it ends by
 * itself. Throws DataDirInUseError when another server has the folder. Throws EmbeddedPostgresError for a fault that
 * a person at the computer can fix.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const cluster = await openCluster({ dataDir: options.dataDir, settings: options.settings ?? {} });
  const hold = await lockDataDir(cluster, { log });
  try {
    await removeHalfMade(cluster);
    await createDatabase(hold.client);
  } catch (error) {
    await hold.client.end();
    throw error;
  }
  const guard = guardPostgres(cluster, hold.client, log);
  return {
    connectionString: connectionString(hold.socketDir),
    adopted: hold.adopted,
    stop: guard.stop,
  };
}

/** The address of the PostgreSQL that a running server holds in the data folder. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string> {
  const reached = await reachPostmaster(await openCluster({ dataDir, settings: {} }));
  if (typeof reached !== 'object') {
    throw new EmbeddedPostgresError(`The PostgreSQL in ${dataDir} does not answer at this moment.`);
  }
  await reached.client.end();
  return connectionString(reached.socketDir);
}

/** PostgreSQL that ends takes our connection with it: that is the moment to start it again. */
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
    log('The connection to PostgreSQL is lost. Starting it again if it has ended.');
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
        // A server that is being stopped does not wait for it.
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
    }
  };

  const stop = async () => {
    stopping.abort();
    clearInterval(logCheck);
    await regained;
    // The lock is kept until PostgreSQL is gone. So a server that starts now waits, and does not take over a PostgreSQL
    // that is about to stop.
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

/** Only the holder of the folder calls this, so no other process creates them at the same time. */
async function createDatabase(superuser: pg.Client): Promise<void> {
  const roles = await superuser.query(`select from pg_roles where rolname = 'lulus'`);
  if (roles.rowCount === 0) await superuser.query('create role lulus login createdb');
  const databases = await superuser.query(`select from pg_database where datname = 'lulus'`);
  if (databases.rowCount === 0) await superuser.query('create database lulus owner lulus');
}

/** `localhost` only makes it a valid URL: the socket folder in `host` wins. */
function connectionString(socketDir: string): string {
  const socket = new URLSearchParams({ host: socketDir, port: String(SOCKET_PORT), sslmode: 'disable' });
  return `postgresql://lulus@localhost/lulus?${socket}`;
}
