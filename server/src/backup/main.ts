/** `backup FILE` and `restore FILE`, with the configuration of the server. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { createFileStore } from '../files/file-store.ts';
import { reachDatabase } from '../reach-database.ts';
import { BackupError, verifyArchive } from './archive.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { runCommand, say, sayMade } from './run-command.ts';

async function runBackup(config: Config, file: string, signal: AbortSignal): Promise<void> {
  if (config.DATABASE_URL === undefined) {
    await access(join(config.DATA_DIR, 'postgres')).catch(() => {
      throw new BackupError(`There is no database in ${config.DATA_DIR}: is DATA_DIR the server's?`);
    });
  }
  const { connectionString, stop } = await reachDatabase(config, { shared: true, say });
  try {
    const files = await createFileStore(config);
    const report = await backup({ connectionString, files, file, now: new Date(), signal });
    sayMade({ ...report, file });
  } finally {
    await stop?.();
  }
}

async function runRestore(config: Config, file: string, signal: AbortSignal): Promise<void> {
  say('Verifying the archive…');
  const verified = await verifyArchive(file, signal);
  const { connectionString, stop } = await reachDatabase(config, { shared: false, say });
  try {
    signal.throwIfAborted();
    const files = await createFileStore(config);
    await restore({ connectionString, files, uploads: join(config.DATA_DIR, 'tmp'), file, verified });
    say(`Restored the backup of ${verified.manifest.created_at}.`);
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
