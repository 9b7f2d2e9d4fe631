import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PlatformContext } from '../platform/context.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { BackupError } from './archive.ts';
import { isBackupDue } from './schedule.queries.ts';

const PROGRAM = new URL('./scheduled-backup.process.ts', import.meta.url);
const CHECK_EVERY_MS = 5000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A hung backup must not prevent all later ones. */
const TIME_LIMIT_MS = 12 * HOUR_MS;
/** Its memory grows with the list of files, by some 400 bytes each. */
const HEAP_MB = 128;
/** Size of each of the three semi-spaces of the young generation. */
const YOUNG_MB = 1;

interface Log {
  info(text: string): void;
  error(details: { err: unknown }, text: string): void;
}

/**
 * Checks every few seconds whether a backup is due. A separate process makes it, with limited memory and the lowest
 * priority. `stop` ends a running backup.
 */
export function scheduleBackups(
  { db, clock, config }: Pick<PlatformContext, 'config' | 'clock' | 'db'>,
  connectionString: string,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let notBefore = 0;

  async function makeDue(): Promise<void> {
    const now = clock();
    if (performance.now() < notBefore || !(await isBackupDue(db, config, now))) return;
    notBefore = performance.now() + HOUR_MS;
    const output = await runProgram(connectionString, now, stopping.signal);
    // No output means that another server is making the backup. It may fail, so check again in a minute.
    notBefore = performance.now() + MINUTE_MS;
    if (output) log.info(output);
  }

  const job = repeat(CHECK_EVERY_MS, makeDue, (error) => {
    if (!stopping.signal.aborted) log.error({ err: error }, 'the scheduled backup failed');
  });
  return {
    stop() {
      stopping.abort();
      return job.stop();
    },
  };
}

/** Runs the backup process and returns its output. Throws a BackupError with the output if the process fails. */
async function runProgram(DATABASE_URL: string, now: Date, signal: AbortSignal): Promise<string> {
  if (signal.aborted) return '';
  const child = fork(PROGRAM, [now.toISOString()], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    env: { ...process.env, DATABASE_URL },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // On SIGTERM, the process removes its partial files.
    killSignal: 'SIGTERM',
    timeout: TIME_LIMIT_MS,
  });
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end);
  try {
    const [output, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
    if (code !== 0) throw new BackupError(output.trim() || `The backup process ended with code ${code}.`);
    return output.trim();
  } finally {
    signal.removeEventListener('abort', end);
  }
}
