/** `backup FILE` and `restore FILE`, with the configuration of the server. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { DataDirInUseError, EmbeddedPostgresError } from '../db/embedded/errors.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/postgres.ts';
import { createFileStore } from '../files/file-store.ts';
import { BackupError, verifyArchive } from './archive.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => stopping.abort(new BackupError('Stopped before the end.')));
}

interface Reached {
  connectionString: string;
  stop?: () => Promise<void>;
}

/** `shared`: a running server may hold the data folder, and its PostgreSQL is used. */
async function reachDatabase(config: Config, shared: boolean): Promise<Reached> {
  if (config.DATABASE_URL !== undefined) return { connectionString: config.DATABASE_URL };
  try {
    return await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: say });
  } catch (error) {
    if (!shared || !(error instanceof DataDirInUseError)) throw error;
    return { connectionString: await findEmbeddedPostgres(config.DATA_DIR) };
  }
}

async function runBackup(config: Config, file: string): Promise<void> {
  if (config.DATABASE_URL === undefined) {
    await access(join(config.DATA_DIR, 'postgres')).catch(() => {
      throw new BackupError(`There is no database in ${config.DATA_DIR}: is DATA_DIR the server's?`);
    });
  }
  const { connectionString, stop } = await reachDatabase(config, true);
  try {
    const files = await createFileStore(config);
    const { signal } = stopping;
    const report = await backup({ connectionString, files, file, now: new Date(), signal });
    for (const path of report.missing) say(`Missing in the file store, and so in the backup: ${path}`);
    say(`Backed up ${report.rows} rows and ${report.files} files to ${file}.`);
  } finally {
    await stop?.();
  }
}

async function runRestore(config: Config, file: string): Promise<void> {
  say('Verifying the archive…');
  const verified = await verifyArchive(file);
  const { connectionString, stop } = await reachDatabase(config, false);
  try {
    stopping.signal.throwIfAborted();
    const files = await createFileStore(config);
    await restore({ connectionString, files, uploads: join(config.DATA_DIR, 'tmp'), file, verified });
    say(`Restored the backup of ${verified.manifest.created_at}.`);
  } finally {
    await stop?.();
  }
}

const commands: Record<string, typeof runBackup> = { backup: runBackup, restore: runRestore };

try {
  const [name = '', file] = process.argv.slice(2);
  if (!commands[name] || !file) throw new BackupError(`Say which file: npm run ${name} -- FILE`);
  await commands[name](readConfig(process.env), file);
} catch (error) {
  const explained = [BackupError, ConfigError, DataDirInUseError, EmbeddedPostgresError];
  const { message, stack, code } = error as NodeJS.ErrnoException;
  say(explained.some((kind) => error instanceof kind) || code ? message : (stack ?? message));
  process.exitCode = 1;
}
