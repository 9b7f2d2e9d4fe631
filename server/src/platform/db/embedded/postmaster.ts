import { constants, copyFile, readFile, rm, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, prepareStart } from './cluster.ts';
import { EmbeddedPostgresError, explained } from './errors.ts';
import { dropStaleLockFiles, findPostmaster } from './lock-files.ts';
import { SOCKET_PORT } from './settings.ts';

const START_SECONDS = 60;
const STOP_SECONDS = 60;
/** A suspended PostgreSQL never answers a query. On a slow disk, creating the database takes long. */
const QUERY_TIMEOUT_MS = 60_000;
const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** `recovering`: PostgreSQL replies that it is starting, recovering or stopping. `silent`: it runs, but does not reply. */
export type Reached = { client: pg.Client; socketDir: string } | 'recovering' | 'silent' | 'absent';

/**
 * Connects to the PostgreSQL of the folder, which another process may have started. Tries a connection also without a
 * matching process, since containers that share a folder have different process ids.
 */
export async function reachPostmaster(cluster: Cluster): Promise<Reached> {
  const running = await findPostmaster(cluster);
  for (const socketDir of new Set([running?.socketDir ?? cluster.socketDir, cluster.socketDir])) {
    const reached = await connect(socketDir);
    if (reached === 'recovering') return reached;
    if (reached !== 'silent') return { client: reached, socketDir };
  }
  return running ? 'silent' : 'absent';
}

/** Starts PostgreSQL, unless another process is starting it. Throws EmbeddedPostgresError with PostgreSQL's log. */
export async function startPostmaster(cluster: Cluster): Promise<void> {
  const { binaries, dir, logFile, dataDir, user } = cluster;
  const args = ['start', '-D', dir, '-l', logFile, '-w', '-t', String(START_SECONDS), '-s'];
  const deadline = Date.now() + START_SECONDS * 1000;
  for (;;) {
    let logBytes = 0;
    try {
      await prepareStart(cluster);
      await boundLog(cluster);
      await dropStaleLockFiles(cluster);
      logBytes = (await stat(logFile)).size;
      await user.run(binaries.pg_ctl, args);
      return;
    } catch (cause) {
      if (await findPostmaster(cluster)) return;
      const reason = (await readFile(logFile).catch(() => Buffer.alloc(0))).subarray(logBytes).toString();
      // Processes of a killed PostgreSQL end with a delay, and another server may be removing its lock file.
      const willPass = /shared memory block|lock file ".*" already exists/.test(reason);
      if (!willPass || Date.now() > deadline) {
        throw explained('start', dataDir, new Error(reason.trim() || String(cause), { cause }));
      }
      await sleep(200);
    }
  }
}

/**
 * Stops PostgreSQL: ends its connections and transactions, and resolves when the process has ended. pg_ctl's own wait
 * would also wait for a PostgreSQL that another server starts meanwhile.
 */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = await findPostmaster(cluster);
  if (!running) return;
  const isGone = async () => (await findPostmaster(cluster))?.pid !== running.pid;
  try {
    await cluster.user.run(cluster.binaries.pg_ctl, ['stop', '-D', cluster.dir, '-m', 'fast', '-W', '-s']);
  } catch (cause) {
    if (!(await isGone())) throw explained('stop', cluster.dataDir, cause);
  }
  const deadline = Date.now() + STOP_SECONDS * 1000;
  while (!(await isGone())) {
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError(`PostgreSQL in ${cluster.dir} is still busy stopping.`);
    await sleep(50);
  }
}

/** Rotates the log if it is too large. PostgreSQL appends to it, so the file can be truncated while it is open. */
export async function boundLog({ logFile }: Cluster): Promise<void> {
  if ((await stat(logFile)).size < MAX_LOG_BYTES) return;
  await rm(`${logFile}.1`, { force: true });
  await copyFile(logFile, `${logFile}.1`, constants.COPYFILE_EXCL);
  await truncate(logFile);
}

/** Connects as superuser, for which PostgreSQL reserves connections. */
async function connect(socketDir: string): Promise<pg.Client | 'recovering' | 'silent'> {
  const client = new pg.Client({
    ...{ host: socketDir, port: SOCKET_PORT, user: 'postgres', database: 'postgres', ssl: false },
    ...{ connectionTimeoutMillis: 5000, query_timeout: QUERY_TIMEOUT_MS },
  });
  // Without a listener, a lost connection would end the process. Callers listen for its end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!(error instanceof pg.DatabaseError)) return 'silent';
    // 57P01 to 57P03: PostgreSQL is starting or stopping. 53300: all connections are in use.
    if (/^57P0|^53300/.test(error.code ?? '')) return 'recovering';
    throw new EmbeddedPostgresError(`PostgreSQL refused a connection: ${error.message}`, { cause: error });
  }
}
