/** `backup FILE` and `restore FILE`, with the configuration of the server. */
import { join } from 'node:path';
import { SERVER } from '../audit/actor.ts';
import { audit, type Fields } from '../audit/audit.ts';
import { reachDatabase, startDatabase } from '../commands/reach-database.ts';
import { runCommand, say } from '../commands/run-command.ts';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { createFileStore } from '../files/file-store.ts';
import { BackupError, verifyArchive } from './archive.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { sayMade } from './say-made.ts';

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
  const { connectionString, stop } = await reachDatabase(config);
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
  const { connectionString, stop } = await startDatabase(config);
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
