import { constants, copyFile, readFile, rm, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, prepareStart } from './cluster.ts';
import { EmbeddedPostgresError, explained } from './errors.ts';
import { dropStaleLockFiles, findPostmaster } from './lock-files.ts';
import { SOCKET_PORT } from './settings.ts';

const START_SECONDS = 60;
const STOP_SECONDS = 60;
/**
 * A PostgreSQL that is suspended while it is asked does not answer at all. A slow disk takes long to make the
 * database.
 */
const ANSWER_MS = 60_000;
const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** `recovering`: it lives and says that it is starting, recovering or stopping. `silent`: it lives and says nothing. */
export type Reached = { client: pg.Client; socketDir: string } | 'recovering' | 'silent' | 'absent';

/**
 * Connects to the PostgreSQL of the folder, whatever process started it. A connection counts before any process
 * number: in a container that shares the folder the numbers mean nothing.
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

/** Starts PostgreSQL, or does nothing when another process does so at this moment. */
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
      // The processes of one that was killed need a moment to notice, and a competitor's file may just be going.
      const willPass = /shared memory block|lock file ".*" already exists/.test(reason);
      if (!willPass || Date.now() > deadline) {
        throw explained('start', dataDir, new Error(reason.trim() || String(cause), { cause }));
      }
      await sleep(200);
    }
  }
}

/**
 * Ends connections and transactions, writes everything to disk and returns when this PostgreSQL is gone. pg_ctl is not
 * asked to wait: it would go on waiting for one that another server starts in the same moment.
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

/** Keeps the log, and one older part of it, below a size. PostgreSQL appends, so the file may be cut while it writes. */
export async function boundLog({ logFile }: Cluster): Promise<void> {
  if ((await stat(logFile)).size < MAX_LOG_BYTES) return;
  await rm(`${logFile}.1`, { force: true });
  await copyFile(logFile, `${logFile}.1`, constants.COPYFILE_EXCL);
  await truncate(logFile);
}

/** As the superuser: PostgreSQL reserves connections for it when all others are taken. */
async function connect(socketDir: string): Promise<pg.Client | 'recovering' | 'silent'> {
  const client = new pg.Client({
    ...{ host: socketDir, port: SOCKET_PORT, user: 'postgres', database: 'postgres', ssl: false },
    ...{ connectionTimeoutMillis: 5000, query_timeout: ANSWER_MS },
  });
  // Without a listener a lost connection would end the process. The client's user adds its own listener.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!(error instanceof pg.DatabaseError)) return 'silent';
    // 57P01 to 57P03: starting or stopping; 53300: every connection is taken.
    if (/^57P0|^53300/.test(error.code ?? '')) return 'recovering';
    throw new EmbeddedPostgresError(`PostgreSQL refused a connection: ${error.message}`, { cause: error });
  }
}
