import { getAttempt, lockAttempt } from '../attempts/attempts.queries.ts';
import { closeIfOverdue } from '../attempts/close-attempt.ts';
import { isOverdue } from '../attempts/deadline.ts';
import { type LateAnswer, listUncounted, mergeLateAnswers } from '../attempts/late-answers.queries.ts';
import { openQuestions, type TimedAttempt } from '../attempts/section-clock.ts';
import type { UserActor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { getExaminationRow } from '../examinations/examinations.queries.ts';
import type { Revision } from '../examinations/revision.ts';
import { conflict } from '../http/errors.ts';
import { regradeLocked } from './change-result.ts';

/** Whether it was chosen, by the device's time, before the attempt ended and while its section was open. */
function wasInTime(
  { answered_at, question_id }: LateAnswer,
  attempt: TimedAttempt,
  ended: Date,
  revision: Revision,
): boolean {
  return (
    !isOverdue({ due_at: ended }, answered_at) && openQuestions(attempt, revision, answered_at)(question_id)
  );
}

/**
 * Takes into the result those late answers that were chosen in time and have come within the examination's late
 * minutes after the end.
 */
export async function countLate(context: Context, actor: UserActor, id: string): Promise<void> {
  const { submitted_at } = await getAttempt(context.db, id);
  if (!submitted_at) await closeIfOverdue(context, id);
  await context.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, id);
    const ended = attempt.submitted_at;
    if (!ended) throw conflict('attempt_running', 'This attempt is still running.');
    const late = await listUncounted(trx, id);
    if (late.length === 0) throw conflict('no_late_answers', 'There are no late answers to count.');
    const { late_minutes } = await getExaminationRow(trx, attempt.examination_id);
    const until = ended.getTime() + late_minutes * 60_000;
    const received = late.filter(({ received_at }) => received_at.getTime() < until);
    if (received.length === 0) {
      throw conflict('too_late', 'The answers came later than the examination allows.');
    }
    const revision = await context.revisions.get(attempt.revision_id);
    const counted = received.filter((answer) => wasInTime(answer, attempt, ended, revision));
    if (counted.length === 0) {
      throw conflict('no_late_answers', 'None of the late answers was chosen in time.');
    }
    const now = context.clock();
    const question_ids = counted.map(({ question_id }) => question_id);
    await mergeLateAnswers(trx, { attempt_id: id, question_ids, now });
    const count = counted.length;
    await regradeLocked(trx, context, attempt, { now, admin_id: actor.user_id, count });
    const { user_id: person_id, examination_id } = attempt;
    const subject = { person_id, examination_id, attempt_id: id };
    await audit(trx, { at: now, actor, action: 'late_answers_counted', subject, after: { answers: count } });
  });
}
