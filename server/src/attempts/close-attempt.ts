/** The one way in which an attempt ends: grade what is stored, write the result, mark it submitted. */
import type { ClosedBy } from '@lulus/contract';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { insertResult } from '../results/results.queries.ts';
import { type Attempt, lockAttempt, markSubmitted } from './attempts.queries.ts';
import { isOverdue } from './deadline.ts';
import { gradeStored } from './grade-stored.ts';

/** Closes a running attempt that the transaction has locked. */
export async function closeLocked(
  trx: Db,
  context: Context,
  attempt: Attempt,
  end: { closed_by: ClosedBy; now: Date },
): Promise<void> {
  const { score, max } = await gradeStored(trx, context, attempt);
  await insertResult(trx, {
    attempt_id: attempt.id,
    result_score: score,
    result_max: max,
    graded_at: end.now,
  });
  await markSubmitted(trx, attempt.id, {
    closed_by: end.closed_by,
    // However late the server gets to it, time ran out when it ran out.
    submitted_at: end.closed_by === 'deadline' ? attempt.due_at : end.now,
    now: end.now,
  });
}

/** Closes the attempt if it is overdue and still open. */
export async function closeIfOverdue(context: Context, attemptId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, attemptId);
    const now = context.clock();
    if (attempt.submitted_at || !isOverdue(attempt, now)) return;
    await closeLocked(trx, context, attempt, { closed_by: 'deadline', now });
  });
}
