/** `backup FILE` and `restore FILE`, with the configuration of the server. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVER } from '../audit/actor.ts';
import { audit, type Fields } from '../audit/audit.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { DataDirInUseError } from '../db/embedded/errors.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/postgres.ts';
import { createFileStore } from '../files/file-store.ts';
import { BackupError, verifyArchive } from './archive.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { runCommand, say, sayMade } from './run-command.ts';

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

async function tell(
  connectionString: string,
  action: 'backup_made' | 'backup_restored',
  after: Fields,
): Promise<void> {
  const db = openDatabase({ connectionString, max: 1 });
  try {
    await audit(db, { at: new Date(), actor: SERVER, action, after });
  } finally {
    await db.destroy();
  }
}

async function runBackup(config: Config, file: string, signal: AbortSignal): Promise<void> {
  if (config.DATABASE_URL === undefined) {
    await access(join(config.DATA_DIR, 'postgres')).catch(() => {
      throw new BackupError(`There is no database in ${config.DATA_DIR}: is DATA_DIR the server's?`);
    });
  }
  const { connectionString, stop } = await reachDatabase(config, true);
  try {
    const files = await createFileStore(config);
    const report = await backup({ connectionString, files, file, now: new Date(), signal });
    // The archive is there, also where the database has not met this version yet.
    await tell(connectionString, 'backup_made', { rows: report.rows, files: report.files }).catch(() =>
      say('The audit log could not be told of this backup.'),
    );
    sayMade({ ...report, file });
  } finally {
    await stop?.();
  }
}

async function runRestore(config: Config, file: string, signal: AbortSignal): Promise<void> {
  say('Verifying the archive…');
  const verified = await verifyArchive(file, signal);
  const { connectionString, stop } = await reachDatabase(config, false);
  try {
    signal.throwIfAborted();
    const files = await createFileStore(config);
    await restore({ connectionString, files, uploads: join(config.DATA_DIR, 'tmp'), file, verified });
    const { created_at } = verified.manifest;
    await tell(connectionString, 'backup_restored', { created_at });
    say(`Restored the backup of ${created_at}.`);
  } finally {
    await stop?.();
  }
}

const commands: Record<string, typeof runBackup> = { backup: runBackup, restore: runRestore };

await runCommand(async (signal) => {
  const [name = '', file] = process.argv.slice(2);
  if (!commands[name] || !file) throw new BackupError(`Say which file: npm run ${name} -- FILE`);
  await commands[name](readConfig(process.env), file, signal);
});
