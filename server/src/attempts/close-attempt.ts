/**
 * The one way in which an attempt ends: grade what is stored, write the result, mark it submitted, and bring the
 * student's monthly balances up to date, all in one transaction.
 *
 * Locks are taken in the order examination, attempts, students, and students by their ids: so none of those who close,
 * release results or delete a student waits for another in a circle.
 */
import type { ClosedBy } from '@lulus/contract';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { refreshBalances } from '../leaderboard/balances.ts';
import { insertResults } from '../results/results.queries.ts';
import { markSubmitted } from './attempt-changes.queries.ts';
import { type Attempt, lockAttempt } from './attempts.queries.ts';
import { isOverdue } from './deadline.ts';
import { gradeStored } from './grade-stored.ts';

interface End {
  closed_by: ClosedBy;
  now: Date;
}

/** Closes running attempts that the transaction has locked. The transaction locks no attempt after that. */
export async function closeLocked(trx: Db, context: Context, attempts: Attempt[], end: End): Promise<void> {
  if (attempts.length === 0) return;
  await insertResults(trx, await gradeStored(trx, context, attempts), end.now);
  await markSubmitted(
    trx,
    attempts.map(({ id }) => id),
    end,
  );
  await refreshBalances(
    trx,
    context,
    attempts.map(({ user_id }) => user_id),
  );
}

/** Closes the attempt if it is overdue and still open. */
export async function closeIfOverdue(context: Context, attemptId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, attemptId);
    const now = context.clock();
    if (attempt.submitted_at || !isOverdue(attempt, now)) return;
    await closeLocked(trx, context, [attempt], { closed_by: 'deadline', now });
  });
}
