import { createHash, randomBytes } from 'node:crypto';
import {
  appendFile,
  lchown,
  lstat,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries, type PostgresBinaries } from './binaries.ts';
import { EmbeddedPostgresError, explained } from './errors.ts';
import { SOCKET_PORT, settingsFile } from './settings.ts';
import { type PostgresUser, postgresUser, run } from './user.ts';

/** In bytes. The shortest limit of all systems is 103 (macOS). */
const MAX_SOCKET_PATH = 100;

/** PostgreSQL in a data folder: its files, its programs, and the user that runs it. */
export interface Cluster {
  dataDir: string;
  /** `<dataDir>/postgres`, which is PostgreSQL's data directory. */
  dir: string;
  logFile: string;
  socketDir: string;
  binaries: PostgresBinaries;
  user: PostgresUser;
  settings: Record<string, string>;
}

export interface ClusterOptions {
  dataDir: string;
  settings: Record<string, string>;
}

/** Opens the cluster of a data folder. Creates it with initdb if there is none. Throws EmbeddedPostgresError. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const binaries = await findBinaries();
  const dataDir = await openDataDir(options.dataDir);
  const dir = join(dataDir, 'postgres');
  const folders = (await exists(dir)) ? [dir, dataDir] : [dataDir];
  const user = await postgresUser(binaries, folders);
  const cluster: Cluster = {
    ...{ dataDir, dir, binaries, user, settings: options.settings },
    logFile: join(dataDir, 'postgres.log'),
    socketDir: '',
  };
  try {
    if (!(await exists(join(dir, 'PG_VERSION')))) await createCluster(cluster);
    await checkOwner(cluster);
    return { ...cluster, socketDir: await openSocketDir(cluster) };
  } catch (cause) {
    throw explained('make its database', dataDir, cause);
  }
}

/** Writes the settings for the next start of PostgreSQL, and creates the files that it needs. */
export async function prepareStart({ dir, socketDir, settings, logFile, user }: Cluster): Promise<void> {
  await writeFile(join(dir, 'postgresql.conf'), settingsFile({ socketDir, extra: settings }));
  for (const path of [join(dir, 'local.conf'), logFile]) {
    await appendFile(path, '', { mode: 0o600 });
    await changeOwner(path, user);
  }
}

/** Removes incomplete clusters of killed first starts. Requires the lock of the data folder. */
export async function removeHalfMade(cluster: Cluster): Promise<void> {
  const names = (await readdir(cluster.dataDir)).filter((name) => name.startsWith('postgres.new-'));
  await Promise.all(names.map((name) => rm(join(cluster.dataDir, name), { recursive: true, force: true })));
}

async function openDataDir(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    const dataDir = await realpath(path);
    if (/["$`\\\n]/.test(dataDir)) {
      throw new EmbeddedPostgresError(
        `PostgreSQL cannot work in the folder ${dataDir}: set DATA_DIR to a path without quotes, $, backticks and backslashes.`,
      );
    }
    return dataDir;
  } catch (cause) {
    throw explained('use its folder', path, cause);
  }
}

/** Creates a cluster under another name and renames it, so that crashes and concurrent starts leave none incomplete. */
async function createCluster(cluster: Cluster): Promise<void> {
  const { dir, user, binaries } = cluster;
  const made = `${dir}.new-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(made, { mode: 0o700 });
    await changeOwner(made, user);
    await run(user, binaries.initdb, [
      ...['-D', made, '--username=postgres', '--encoding=UTF8', '--no-instructions', '--data-checksums'],
      // With PostgreSQL's own locale, new sorting rules of the system do not damage indexes.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...['--auth-local=trust', '--auth-host=reject'],
    ]);
    await rename(made, dir);
  } catch (cause) {
    await rm(made, { recursive: true, force: true });
    // Another server has created the cluster meanwhile.
    if (await exists(join(dir, 'PG_VERSION'))) return;
    if (isCode(cause, 'ENOTEMPTY') || isCode(cause, 'EEXIST')) {
      throw new EmbeddedPostgresError(
        `The folder ${dir} contains something that is not a database. Move it away and start again.`,
      );
    }
    throw cause;
  }
}

async function checkOwner({ dir, user }: Cluster): Promise<void> {
  const { uid } = await stat(dir);
  if (uid === user.uid) return;
  throw new EmbeddedPostgresError(
    `The database in ${dir} belongs to another user (number ${uid}). Start Lulus as that user or as root, or set DATA_DIR to another folder.`,
  );
}

/** Returns the folder of the socket: the cluster's folder, or a temporary one if that path is too long for a socket. */
async function openSocketDir({ dir, user }: Cluster): Promise<string> {
  if (fits(dir)) return dir;
  const name = `lulus-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`;
  const short = [join(tmpdir(), name), join('/tmp', name)].find(fits) ?? join('/tmp', name);
  try {
    await mkdir(short, { mode: 0o700 });
    await changeOwner(short, user);
  } catch (cause) {
    if (!isCode(cause, 'EEXIST')) throw cause;
  }
  const found = await lstat(short);
  if (found.isDirectory() && found.uid === user.uid && (found.mode & 0o077) === 0) return short;
  throw new EmbeddedPostgresError(
    `The folder ${short}, which Lulus needs for its connection to PostgreSQL, belongs to another user or is open to others. Remove it, or set DATA_DIR to a shorter path.`,
  );
}

function fits(dir: string): boolean {
  return Buffer.byteLength(join(dir, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH;
}

async function changeOwner(path: string, { uid, gid }: PostgresUser): Promise<void> {
  if (process.getuid?.() === 0) await lchown(path, uid, gid);
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    (error) => {
      if (isCode(error, 'ENOENT')) return false;
      throw error;
    },
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
