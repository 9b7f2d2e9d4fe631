/** `backup FILE` and `restore FILE`, with the server's configuration. */
import { join } from 'node:path';
import { BackupError, verifyArchive } from '../../backup/archive.ts';
import { type BackupProgress, backup, describeReport } from '../../backup/backup.ts';
import { restore } from '../../backup/restore.ts';
import { audit, type Fields } from '../../platform/audit/audit.ts';
import { progressLine } from '../../platform/command-line/progress-line.ts';
import { reachDatabase, startDatabase } from '../../platform/command-line/reach-database.ts';
import { runCommand, say } from '../../platform/command-line/run-command.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { createFileStore } from '../../platform/files/store/create-file-store.ts';
import { SERVER } from '../../platform/http/actor.ts';

const LABELS = { files: 'Copying the files', tables: 'Copying the tables', verifying: 'Verifying' };
const percent = (share: number) => `${Math.floor(share * 100)} %`;
const describeProgress = ({ doing, share }: BackupProgress) => `${LABELS[doing]}: ${percent(share)}`;

async function writeAuditLine(
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
    const line = progressLine();
    const onProgress = (progress: BackupProgress) => line.show(describeProgress(progress));
    const made = backup({ connectionString, files, file, now: new Date(), signal, onProgress });
    const report = await made.finally(line.end);
    // The database may have an older schema, since the server of this version may not have started yet.
    const counts = { rows: report.rows, files: report.files };
    await writeAuditLine(connectionString, 'backup_made', counts).catch(() =>
      say('The backup could not be recorded in the audit log.'),
    );
    say(describeReport({ ...report, file }));
  } finally {
    await stop?.();
  }
}

async function runRestore(config: Config, file: string, signal: AbortSignal): Promise<void> {
  const line = progressLine();
  const onRead = (doing: string) => (share: number) => line.show(`${doing}: ${percent(share)}`);
  say('Verifying the archive…');
  const verified = await verifyArchive(file, { signal, onRead: onRead('Verifying') }).finally(line.end);
  const { connectionString, stop } = await startDatabase(config);
  try {
    signal.throwIfAborted();
    const files = await createFileStore(config);
    const uploads = join(config.DATA_DIR, 'tmp');
    const restored = restore({
      connectionString,
      files,
      uploads,
      file,
      verified,
      onRead: onRead('Restoring'),
    });
    await restored.finally(line.end);
    const { created_at } = verified.manifest;
    await writeAuditLine(connectionString, 'backup_restored', { created_at });
    say(`Restored the backup of ${created_at}.`);
  } finally {
    await stop?.();
  }
}

const commands: Record<string, typeof runBackup> = { backup: runBackup, restore: runRestore };

await runCommand(async (signal) => {
  const [name = '', file] = process.argv.slice(2);
  if (!commands[name] || !file)
    throw new BackupError(`The name of the file is missing: npm run ${name} -- FILE`);
  await commands[name](readConfig(process.env), file, signal);
});
