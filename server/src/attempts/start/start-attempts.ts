import { v7 as newId } from 'uuid';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { drawForm } from '../../examinations/publishing/form.ts';
import { attemptClosed, conflict, type HttpError, notFound } from '../../platform/errors.ts';
import { insertAttempts, type NewAttempt } from '../attempt-changes.queries.ts';
import { type Attempt, listLatestAttempts } from '../attempts.queries.ts';
import { dueTime } from '../deadline/deadline.ts';
import { attemptSeconds } from '../sections/section-clock.ts';
import type { AttemptCache } from '../state/attempt-cache.ts';
import { anotherAttempt, noAttempt } from './latest-attempt.ts';
import { listStartable, type Startable } from './startable.queries.ts';

export interface Start {
  user_id: string;
  examination_id: string;
  device_id?: string | undefined;
  /** The number that the client showed. Undefined if the student may start regardless of it. */
  attempts_left?: number | undefined;
  /** Rejects the start if the student has taken the examination before. */
  first_only?: boolean | undefined;
  /** The attempt to continue. Undefined to start one if none runs. */
  attempt_id?: string | undefined;
}

/** The newest attempt, which may be an existing one, or the reason for the rejection. */
export type Started =
  | { attempt: Attempt }
  | { refused: HttpError }
  /** Another request has started an attempt at the same moment. */
  | { retry: true };

export type StartingContext = Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'> & {
  attempts: AttemptCache;
};

function refusal(
  startable: Startable,
  taken: number,
  { attempts_left = 1, first_only = false }: Start,
  now: Date,
): HttpError | undefined {
  const { attempts_allowed, opens_at, closes_at } = startable;
  // If another request has started an attempt since, this request meant that attempt.
  const neededLeft = taken > 0 ? attempts_left : 1;
  if (attempts_allowed - taken < neededLeft || (first_only && taken > 0)) {
    return conflict('already_submitted');
  }
  if (opens_at && now < opens_at) return conflict('not_open_yet');
  if (closes_at && now >= closes_at) {
    return conflict('examination_over');
  }
  return undefined;
}

/** Returns the attempt to continue, and never starts one. */
function continueAttempt(newest: Attempt | undefined, attempt_id: string): Started {
  if (!newest) return { refused: noAttempt() };
  if (newest.id !== attempt_id) return { refused: anotherAttempt() };
  return newest.submitted_at ? { refused: attemptClosed() } : { attempt: newest };
}

/**
 * Starts an attempt for each student who has none running, if the examination allows it. Returns running
 * attempts unchanged. Each start must have its own pair of student and examination.
 */
export async function startAttempts(context: StartingContext, starts: Start[]): Promise<Started[]> {
  const [latest, startable] = await Promise.all([
    listLatestAttempts(context.db, starts),
    listStartable(context.db, starts),
  ]);
  const now = context.clock();
  const plans = await Promise.all(
    starts.map(async (start, n): Promise<Started | { attempt_id: string; row: NewAttempt }> => {
      const newest = latest[n];
      if (start.attempt_id) return continueAttempt(newest, start.attempt_id);
      if (newest && !newest.submitted_at) return { attempt: newest };
      const taken = newest?.number ?? 0;
      const open = startable.get(n);
      if (!open) return { refused: notFound('no_examination') };
      const refused = refusal(open, taken, start, now);
      if (refused) return { refused };
      const revision = await context.revisions.get(open.revision_id);
      const id = newId();
      const row = {
        id,
        user_id: start.user_id,
        examination_id: start.examination_id,
        revision_id: revision.id,
        number: taken + 1,
        form: drawForm(),
        device_id: start.device_id ?? null,
        started_at: now,
        extra_time_percent: open.extra_time_percent,
        due_at: dueTime(now, attemptSeconds(revision), open.closes_at, open.extra_time_percent),
        class_id: open.class_id,
      };
      return { attempt_id: id, row };
    }),
  );
  const rows = plans.flatMap((one) => ('row' in one ? [one.row] : []));
  const inserted = new Map((await insertAttempts(context.db, rows)).map((attempt) => [attempt.id, attempt]));
  return plans.map((one) => {
    if (!('row' in one)) return one;
    const attempt = inserted.get(one.attempt_id);
    return attempt ? { attempt } : { retry: true };
  });
}
