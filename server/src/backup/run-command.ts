import { ConfigError } from '../config.ts';
import { DataDirInUseError, EmbeddedPostgresError } from '../db/embedded/errors.ts';
import { BackupError } from './archive.ts';
import type { BackupReport } from './backup.ts';

export const say = (line: string) => process.stderr.write(`${line}\n`);

export function sayMade({ file, rows, files, missing }: BackupReport & { file: string }): void {
  for (const path of missing) say(`Missing in the file store, and so in the backup: ${path}`);
  say(`Backed up ${rows} rows and ${files} files to ${file}.`);
}

/** Runs a program to its end, in order when it is told to stop or who started it is gone. Says in a sentence what went wrong. */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(event, () => stopping.abort(new BackupError('Stopped before the end.')));
  }
  process.channel?.unref();
  try {
    await work(stopping.signal);
  } catch (error) {
    const explained = [BackupError, ConfigError, DataDirInUseError, EmbeddedPostgresError];
    const { message, stack, code } = error as NodeJS.ErrnoException;
    say(explained.some((kind) => error instanceof kind) || code ? message : (stack ?? message));
    process.exitCode = 1;
  }
}
