/** Makes the scheduled backup of the database in DATABASE_URL, at low priority. The argument is the current time. */
import { constants, setPriority } from 'node:os';
import { runCommand } from '../platform/command-line/run-command.ts';
import { readConfig } from '../platform/config.ts';
import { printReport } from './print-report.ts';
import { makeScheduledBackup } from './scheduled-backup.ts';

setPriority(constants.priority.PRIORITY_LOW);
await runCommand(async (signal) => {
  const config = readConfig(process.env);
  const { DATABASE_URL: connectionString, BACKUP_DIR: folder } = config;
  if (!connectionString || !folder) throw new Error('DATABASE_URL and BACKUP_DIR are missing.');
  const now = new Date(process.argv[2] ?? '');
  const made = await makeScheduledBackup({ config, connectionString, folder, now, signal });
  if (made) printReport(made);
});
