/**
 * The only code that ends attempts. One transaction grades the stored answers, writes the result, marks the
 * attempt submitted, and updates the student's monthly balance.
 *
 * Lock order: examination, attempts by id, students by id. So closing attempts, releasing results and
 * deleting students cause no deadlocks.
 */

import type { ClosedBy } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import type { Revision } from '../../examinations/publishing/revision.ts';
import { type Grade, grade } from '../../grading/grade.ts';
import { gradingRevisions } from '../../grading/grading-revisions.ts';
import { highestSeq, readStored, type Stored } from '../../grading/stored-answers.queries.ts';
import { refreshBalances } from '../../leaderboard/balances.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Ending, endAttempts } from '../attempt-changes.queries.ts';
import { type Attempt, lockAttempt } from '../attempts.queries.ts';
import type { AttemptCache } from '../state/attempt-cache.ts';
import { isOverdue } from './deadline.ts';

/** The parts of the context that closing needs. */
export type ClosingContext = Pick<ExaminationsContext, 'config' | 'clock' | 'revisions'> & {
  attempts: AttemptCache;
};

export interface End {
  attempt: Attempt;
  closed_by: ClosedBy;
  /** All stored answers of the attempt, read under its lock. */
  stored: Stored;
}

/** An ended attempt with its grade. */
export interface Ended extends End {
  /** Revision with the corrected answer keys. */
  revision: Revision;
  grade: Grade;
}

/**
 * Closes running attempts that the transaction has locked. The transaction must not lock other attempts
 * afterwards.
 */
export async function closeLocked(
  trx: Db,
  context: ClosingContext,
  ends: End[],
  now: Date,
): Promise<Ended[]> {
  if (ends.length === 0) return [];
  const revisionOf = await gradingRevisions(
    trx,
    context,
    ends.map(({ attempt }) => attempt),
  );
  const ended = ends.map((end): Ended => {
    const revision = revisionOf(end.attempt);
    return { ...end, revision, grade: grade(revision, end.stored) };
  });
  const endings = ended.map(
    ({ attempt, closed_by, stored, grade: { score, max, unmarked } }): Ending => ({
      attempt_id: attempt.id,
      result_score: score,
      result_max: max,
      unmarked,
      closed_by,
      submitted_at: closed_by === 'student' ? now : attempt.due_at,
      seq: highestSeq(stored),
    }),
  );
  await endAttempts(trx, endings, now);
  await refreshBalances(
    trx,
    context,
    ends.map(({ attempt }) => attempt.user_id),
  );
  for (const { attempt } of ends) context.attempts.forget(attempt);
  return ended;
}

/** Closes locked overdue attempts with their stored answers. */
export async function closeOverdueLocked(
  trx: Db,
  context: ClosingContext,
  attempts: Attempt[],
  now: Date,
): Promise<void> {
  if (attempts.length === 0) return;
  const stored = await readStored(
    trx,
    attempts.map(({ id }) => id),
  );
  const ends = attempts.map(
    (attempt): End => ({ attempt, closed_by: 'deadline', stored: stored.get(attempt.id) ?? new Map() }),
  );
  await closeLocked(trx, context, ends, now);
}

/** Closes the attempt if it is overdue and still open. */
export async function closeIfOverdue(
  context: Pick<ExaminationsContext, 'config' | 'clock' | 'db' | 'revisions'> & { attempts: AttemptCache },
  attemptId: string,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, attemptId);
    const now = context.clock();
    if (attempt.submitted_at || !isOverdue(attempt, now)) return;
    await closeOverdueLocked(trx, context, [attempt], now);
  });
}
