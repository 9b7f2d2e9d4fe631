/**
 * Periodic jobs. They run in every process of every node, and skip rows that another process has locked. So no work is
 * done twice, and all work is done as long as one process runs.
 */
import type { FastifyBaseLogger } from 'fastify';
import { closeOverdueAttempts } from '../attempts/deadline/close-overdue-attempts.ts';
import { sendDueMails } from '../auth/links/send-due-mails.ts';
import { deleteOldDevices } from '../auth/login/known-devices.queries.ts';
import { maintainKeys } from '../auth/sessions/rotate-key.ts';
import { deleteUnusedRevisions } from '../examinations/publishing/revisions.queries.ts';
import { countReleasedResults } from '../examinations/release/count-released-results.ts';
import { deleteImportsBefore } from '../interchange/import/imports.queries.ts';
import { removeLeftovers } from '../platform/files/remove-leftovers.ts';
import { removeUnreferenced } from '../platform/files/remove-unreferenced.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import type { Stops } from '../platform/stops.ts';
import { eraseOldAttempts } from '../privacy/erase-old-attempts.ts';
import type { Context } from './create-context.ts';

const SWEEP_EVERY_MS = 1000;
const MAIL_EVERY_MS = 1000;
const NOTE_SEEN_EVERY_MS = 600_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export function startPeriodicJobs(context: Context, stops: Stops, log: FastifyBaseLogger): void {
  const start = (everyMs: number, job: () => Promise<unknown>, failure: string) => {
    const running = repeat(everyMs, job, (error) => log.error({ err: error }, failure));
    stops.add(() => running.stop());
  };
  start(
    SWEEP_EVERY_MS,
    async () => {
      // Attempts get time back for an outage first. If that fails, no attempt is closed.
      await context.heartbeat.beat();
      await closeOverdueAttempts(context);
    },
    'the sweep failed',
  );
  start(SWEEP_EVERY_MS, () => countReleasedResults(context), 'counting released results failed');
  start(NOTE_SEEN_EVERY_MS, () => context.sessions.noteSeen(), 'recording the use of sessions failed');
  start(MINUTE_MS, () => maintainKeys(context), 'cleaning up signing keys failed');
  start(
    HOUR_MS,
    async () => {
      await removeLeftovers(context.config.DATA_DIR, DAY_MS);
      await removeUnreferenced(context);
      await deleteUnusedRevisions(context.db, context.clock());
      await deleteOldDevices(context.db, context.clock());
      await deleteImportsBefore(context.db, new Date(context.clock().getTime() - DAY_MS));
    },
    'cleaning up failed',
  );
  start(HOUR_MS, () => eraseOldAttempts(context), 'erasing old attempts failed');
  const { mailer } = context;
  if (!mailer) return;
  stops.add(async () => mailer.close());
  start(MAIL_EVERY_MS, () => sendDueMails(context), 'mailing failed');
}
