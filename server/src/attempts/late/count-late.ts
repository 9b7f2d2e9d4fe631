import type { countLateAnswers, LateRefusal, Parsed } from '@lulus/contract';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import { regradeLocked } from '../../grading/change-result.ts';
import { audit } from '../../platform/audit/audit.ts';
import { conflict, type HttpError } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { getAttempt, lockAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeIfOverdue } from '../deadline/close-attempt.ts';
import { assessQuestion } from './assess-late-answers.ts';
import { listUncounted, mergeLateAnswers } from './late-answers.queries.ts';

/** Returns the error for the reason that came nearest to counting. */
function refusalOf(reasons: Set<LateRefusal | null>): HttpError {
  if (reasons.has('not_in_time')) {
    return conflict('no_late_answers', 'None of the late answers was chosen in time.');
  }
  if (reasons.has('too_late')) {
    return conflict('too_late', 'The answers came later than the examination allows.');
  }
  return conflict('after_result', 'The answers came when the student could already see the result.');
}

/**
 * Adds late answers to the result. They must have been chosen in time, and have arrived within the late
 * minutes and before the student could see the result. Throws 409 if none counts, or if others have arrived
 * since the admin's list.
 */
export async function countLate(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
  actor: UserActor,
  id: string,
  shown: Parsed<typeof countLateAnswers, 'query'>,
): Promise<void> {
  const { submitted_at } = await getAttempt(context.db, id);
  if (!submitted_at) await closeIfOverdue(context, id);
  await context.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, id);
    if (!attempt.submitted_at) throw conflict('attempt_running', 'This attempt is still running.');
    const late = (await listUncounted(trx, [id])).get(id) ?? [];
    if (late.length === 0) throw conflict('no_late_answers', 'There are no late answers to count.');
    const { late_minutes } = await getExaminationRow(trx, attempt.examination_id);
    const revision = await context.revisions.get(attempt.revision_id, trx);
    const assessed = late.map((question) => assessQuestion(question, { attempt, revision, late_minutes }));
    const counted = assessed.filter(({ refusal }) => refusal === null).map(({ answer }) => answer);
    if (counted.length === 0) throw refusalOf(new Set(assessed.map(({ refusal }) => refusal)));
    const late_at = shown.late_at && new Date(shown.late_at);
    if (late_at && counted.some(({ is_other, received_at }) => is_other && received_at > late_at)) {
      throw conflict('late_changed', 'More late answers have come since. Please look at them once more.');
    }
    const now = context.clock();
    const answers = counted.map(({ question_id, seq }) => ({ question_id, seq }));
    await mergeLateAnswers(trx, { attempt_id: id, answers, now });
    const count = counted.length;
    await regradeLocked(trx, context, attempt, { now, admin_id: actor.user_id, count });
    const { user_id: person_id, examination_id } = attempt;
    const subject = { person_id, examination_id, attempt_id: id };
    await audit(trx, { at: now, actor, action: 'late_answers_counted', subject, after: { answers: count } });
  });
}
