import { createHash, randomBytes } from 'node:crypto';
import {
  constants,
  lchown,
  lstat,
  mkdir,
  open,
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
import { type PostgresUser, postgresUser } from './user.ts';

/** The longest socket path that every system takes is 103 bytes (macOS). */
const MAX_SOCKET_PATH = 100;

/** The files of PostgreSQL in a data folder, and the programs and the user that run it there. */
export interface Cluster {
  dataDir: string;
  /** `<dataDir>/postgres`, what PostgreSQL calls its data directory. */
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

/** The cluster of a data folder, made by initdb when there is none yet. */
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

/**
 * Puts the settings and the log where the next start of PostgreSQL finds them. Root writes here into another user's
 * folders, so a link there must not redirect the writes.
 */
export async function prepareStart(cluster: Cluster): Promise<void> {
  const { dir, socketDir, settings, logFile, user } = cluster;
  const settingsPath = join(dir, 'postgresql.conf');
  const written = `${settingsPath}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(written, settingsFile({ socketDir, extra: settings }), { flag: 'wx', mode: 0o644 });
    await rename(written, settingsPath);
  } catch (error) {
    // On a full disk this comes again and again.
    await rm(written, { force: true });
    throw error;
  }
  for (const path of [join(dir, 'local.conf'), logFile]) {
    const file = await open(
      path,
      constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | constants.O_NOFOLLOW,
      0o600,
    );
    if (process.getuid?.() === 0) await file.chown(user.uid, user.gid);
    await file.close();
  }
}

/** Removes what a first start left that was killed in the middle. Only for the holder of the data folder. */
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

/** Made beside its place and moved there whole, so that a crash, or two first starts at once, never leave half a cluster. */
async function createCluster(cluster: Cluster): Promise<void> {
  const { dir, dataDir, user, binaries } = cluster;
  const made = `${dir}.new-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(made, { mode: 0o700 });
    await give(made, user);
    await user.run(binaries.initdb, [
      ...['-D', made, '--username=postgres', '--encoding=UTF8', '--no-instructions', '--data-checksums'],
      // The locale is PostgreSQL's own: an index does not rot when the system's sorting rules change.
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...['--auth-local=trust', '--auth-host=reject'],
    ]);
    await rename(made, dir);
    await syncFolder(dataDir);
  } catch (cause) {
    await rm(made, { recursive: true, force: true });
    // Another server was faster: its cluster is as good as ours.
    if (await exists(join(dir, 'PG_VERSION'))) return;
    if (isCode(cause, 'ENOTEMPTY') || isCode(cause, 'EEXIST')) {
      throw new EmbeddedPostgresError(
        `The folder ${dir} holds something that is not a database. Move it away and start again.`,
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

/** The cluster's own folder, which is closed to others. Where its path is too long for a socket, one of the system's temporary folder. */
async function openSocketDir({ dir, user }: Cluster): Promise<string> {
  if (fits(dir)) return dir;
  const name = `lulus-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`;
  const short = [join(tmpdir(), name), join('/tmp', name)].find(fits) ?? join('/tmp', name);
  try {
    await mkdir(short, { mode: 0o700 });
    await give(short, user);
  } catch (cause) {
    if (!isCode(cause, 'EEXIST')) throw cause;
  }
  const found = await lstat(short);
  if (found.isDirectory() && found.uid === user.uid && (found.mode & 0o077) === 0) return short;
  throw new EmbeddedPostgresError(
    `The folder ${short}, which Lulus needs for talking to PostgreSQL, is somebody else's or open to others. Remove it, or set DATA_DIR to a shorter path.`,
  );
}

function fits(dir: string): boolean {
  return Buffer.byteLength(join(dir, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH;
}

async function give(path: string, { uid, gid }: PostgresUser): Promise<void> {
  if (process.getuid?.() === 0) await lchown(path, uid, gid);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
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
