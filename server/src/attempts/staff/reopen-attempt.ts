import { isUniqueViolation } from '../../auth/account/taken-identifiers.ts';
import { lockExaminationAsStarts } from '../../examinations/examinations.queries.ts';
import { reopenLocked } from '../../grading/change-result.ts';
import { audit } from '../../platform/audit/audit.ts';
import { conflict } from '../../platform/errors.ts';
import { getAttempt, lockAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeIfOverdue } from '../deadline/close-attempt.ts';
import type { Decision } from './decision.ts';

const anotherAttempt = () => conflict('another_attempt');

/**
 * Reopens a closed attempt for some minutes from now. Keeps its answers, plays and late answers. Throws 409
 * if the attempt runs or if there is a newer one.
 */
export async function reopen(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
  id: string,
  { minutes, reason, actor }: Decision,
): Promise<void> {
  const { submitted_at, examination_id } = await getAttempt(context.db, id);
  if (!submitted_at) await closeIfOverdue(context, id);
  try {
    await context.db.transaction().execute(async (trx) => {
      // Locked before the attempt, to avoid a deadlock with a start and an answer key correction.
      await lockExaminationAsStarts(trx, examination_id);
      const attempt = await lockAttempt(trx, id);
      const { submitted_at } = attempt;
      if (!submitted_at) throw conflict('attempt_running');
      const now = context.clock();
      const reopened = await reopenLocked(
        trx,
        context,
        { ...attempt, submitted_at },
        { minutes, reason, admin_id: actor.user_id, now },
      );
      if (!reopened) throw anotherAttempt();
      await audit(trx, {
        at: now,
        actor,
        action: 'attempt_reopened',
        subject: { person_id: attempt.user_id, examination_id: attempt.examination_id, attempt_id: id },
        before: { submitted_at },
        after: { submitted_at: null, minutes, reason },
      });
    });
  } catch (error) {
    // A newer attempt was started at the same moment. Only one attempt of a student may run.
    if (isUniqueViolation(error)) throw anotherAttempt();
    throw error;
  }
}
