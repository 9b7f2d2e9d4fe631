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
import { insertResult } from '../results/results.queries.ts';
import { readAnswers } from './answers.queries.ts';
import { type Attempt, lockAttempt, markSubmitted } from './attempts.queries.ts';
import { isOverdue } from './deadline.ts';
import { grade } from './grading.ts';

interface End {
  closed_by: ClosedBy;
  now: Date;
}

async function gradeAttempt(trx: Db, context: Context, attempt: Attempt, end: End): Promise<void> {
  const revision = await context.revisions.get(attempt.revision_id);
  const answers = await readAnswers(trx, attempt.id);
  const choices = new Map(Object.entries(answers).map(([id, { option }]) => [id, option]));
  const { score, max } = grade(revision, choices);
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
  });
}

/** Closes running attempts that the transaction has locked. The transaction locks no attempt after that. */
export async function closeLocked(trx: Db, context: Context, attempts: Attempt[], end: End): Promise<void> {
  for (const attempt of attempts) await gradeAttempt(trx, context, attempt, end);
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
