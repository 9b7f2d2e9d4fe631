// The embedded PostgreSQL in `<dataDir>/postgres` (docs/decisions/0002-embedded-postgresql.md).

import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, openCluster, removeHalfMade } from './cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { boundLog, connectToPostgres, hasEnded, startPostmaster, stopPostmaster } from './postmaster.ts';
import { SOCKET_PORT } from './settings.ts';

const LOG_CHECK_MS = 60_000;
/** Pause between two tries to restart PostgreSQL. It doubles each time, up to `LONGEST_PAUSE_MS`. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

export interface EmbeddedPostgres {
  /** Address for the role `lulus`, which owns the database `lulus` and may create others. It is not superuser. */
  connectionString: string;
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
 * Starts PostgreSQL in the data folder, and restarts it whenever it ends unexpectedly. Throws DataDirInUseError if
 * another server uses the folder. Throws EmbeddedPostgresError for a fault that an operator can fix.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const cluster = await openCluster({ dataDir: options.dataDir, settings: options.settings ?? {} });
  const lock = await lockDataDir(cluster);
  const release = () => new Promise<void>((resolve) => lock.close(() => resolve()));
  try {
    await removeHalfMade(cluster);
    const guard = guardPostgres(cluster, await startPostmaster(cluster, log), log);
    await createDatabase(cluster).catch(async (error) => {
      await guard.stop();
      throw error;
    });
    let stopped: Promise<void> | undefined;
    return {
      connectionString: connectionString(cluster.socketDir),
      stop() {
        stopped ??= guard.stop().finally(release);
        return stopped;
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Returns the address of the PostgreSQL of a running server. Throws EmbeddedPostgresError if it does not answer. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string> {
  const { socketDir } = await openCluster({ dataDir, settings: {} });
  const client = await connectToPostgres(socketDir).catch((cause) => {
    const message = `The PostgreSQL in ${dataDir} does not answer at this moment.`;
    throw new EmbeddedPostgresError(message, { cause });
  });
  await client.end();
  return connectionString(socketDir);
}

/** Restarts PostgreSQL when it ends, until `stop` stops it. */
function guardPostgres(cluster: Cluster, first: ChildProcess, log: (line: string) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = first;
  let restarted = Promise.resolve();

  const watch = (child: ChildProcess) => {
    running = child;
    const onEnd = () => {
      if (!signal.aborted) restarted = restart();
    };
    if (hasEnded(child)) onEnd();
    else child.once('exit', onEnd);
  };

  const restart = async () => {
    log('PostgreSQL has ended. Restarting it.');
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        watch(await startPostmaster(cluster, log));
        log('PostgreSQL is back.');
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await sleep(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const logCheck = setInterval(() => void boundLog(cluster).catch(() => undefined), LOG_CHECK_MS).unref();
  watch(first);
  return {
    async stop() {
      stopping.abort();
      clearInterval(logCheck);
      await restarted;
      await stopPostmaster(running);
    },
  };
}

/** Creates the role and the database if they are missing. */
async function createDatabase({ socketDir }: Cluster): Promise<void> {
  const superuser = await connectToPostgres(socketDir);
  try {
    const roles = await superuser.query(`select from pg_roles where rolname = 'lulus'`);
    if (roles.rowCount === 0) await superuser.query('create role lulus login createdb');
    const databases = await superuser.query(`select from pg_database where datname = 'lulus'`);
    if (databases.rowCount === 0) await superuser.query('create database lulus owner lulus');
  } finally {
    await superuser.end();
  }
}

/** `localhost` only makes the URL valid. The socket folder in `host` overrides it. */
function connectionString(socketDir: string): string {
  const socket = new URLSearchParams({ host: socketDir, port: String(SOCKET_PORT), sslmode: 'disable' });
  return `postgresql://lulus@localhost/lulus?${socket}`;
}
