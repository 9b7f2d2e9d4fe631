import { getAttempt, lockAttempt } from '../attempts/attempts.queries.ts';
import { closeIfOverdue } from '../attempts/close-attempt.ts';
import { isUniqueViolation } from '../auth/taken-identifiers.ts';
import type { Context } from '../context.ts';
import { conflict } from '../http/errors.ts';
import { reopenLocked } from './change-result.ts';
import type { Decision } from './decision.ts';

const anotherAttempt = () =>
  conflict('another_attempt', 'The student has begun a newer attempt at this examination.');

/** Lets a closed attempt go on for some minutes from now. Its answers, plays and late answers stay. */
export async function reopen(context: Context, id: string, decision: Decision): Promise<void> {
  const { submitted_at } = await getAttempt(context.db, id);
  if (!submitted_at) await closeIfOverdue(context, id);
  try {
    await context.db.transaction().execute(async (trx) => {
      const attempt = await lockAttempt(trx, id);
      const { submitted_at } = attempt;
      if (!submitted_at) throw conflict('attempt_running', 'This attempt is still running.');
      const reopened = await reopenLocked(
        trx,
        context,
        { ...attempt, submitted_at },
        { ...decision, now: context.clock() },
      );
      if (!reopened) throw anotherAttempt();
    });
  } catch (error) {
    // A newer one was started in the same moment: only one attempt of a student runs.
    if (isUniqueViolation(error)) throw anotherAttempt();
    throw error;
  }
}
