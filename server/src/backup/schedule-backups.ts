import type { PlatformContext } from '../platform/context.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { describeReport } from './backup.ts';
import { isBackupDue } from './schedule.queries.ts';
import { makeScheduledBackup } from './scheduled-backup.ts';

const CHECK_EVERY_MS = 5000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A hung backup must not prevent all later ones. */
const TIME_LIMIT_MS = 12 * HOUR_MS;

interface Log {
  info(text: string): void;
  error(details: { err: unknown }, text: string): void;
}

/** Checks every few seconds whether a backup is due, and makes it. `stop` ends a running backup. */
export function scheduleBackups(
  { db, clock, config }: Pick<PlatformContext, 'config' | 'clock' | 'db'>,
  { connectionString, folder }: { connectionString: string; folder: string },
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let notBefore = 0;

  async function makeDue(): Promise<void> {
    const now = clock();
    if (performance.now() < notBefore || !(await isBackupDue(db, config, now))) return;
    notBefore = performance.now() + HOUR_MS;
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const made = await makeScheduledBackup({ config, connectionString, folder, now, signal });
    // If another server is making the backup, it may fail, so check again in a minute.
    notBefore = performance.now() + MINUTE_MS;
    if (made) log.info(describeReport(made));
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
