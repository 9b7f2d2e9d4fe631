import { say } from '../platform/command-line/run-command.ts';
import type { BackupReport } from './backup.ts';

export function printReport({ file, rows, files, missing }: BackupReport & { file: string }): void {
  for (const path of missing) say(`Missing in the file store, and so in the backup: ${path}`);
  say(`Backed up ${rows} rows and ${files} files to ${file}.`);
}
