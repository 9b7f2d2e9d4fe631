import type { LateEntry, Parsed, Reply, sendLateAnswers } from '@lulus/contract';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import { couldBeSeen } from '../../examinations/release/release.ts';
import { conflict } from '../../platform/errors.ts';
import { newestPerQuestion, rejectForeign } from '../answers/answer-entries.ts';
import { type Attempt, getOwnAttempt, lockAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeIfOverdue } from '../deadline/close-attempt.ts';
import { findFirstEnd, type LateSource, recordLateAnswers } from './late-answers.queries.ts';

interface Late {
  answers: LateEntry[];
  offline_since: string | null;
  source: LateSource;
}

/**
 * Records late answers, and returns how many differ from the graded ones. Throws 409 while the attempt runs,
 * since the device must save normally then. Idempotent.
 */
export async function recordLate(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
  attempt: Attempt,
  { answers, offline_since, source }: Late,
): Promise<number> {
  rejectForeign(await context.revisions.get(attempt.revision_id), answers);
  if (!attempt.submitted_at) await closeIfOverdue(context, attempt.id);
  return context.db.transaction().execute(async (trx) => {
    const { submitted_at, examination_id } = await lockAttempt(trx, attempt.id);
    if (!submitted_at) throw conflict('attempt_running', 'This examination is still running.');
    const now = context.clock();
    const examination = await getExaminationRow(trx, examination_id);
    return recordLateAnswers(trx, {
      attempt_id: attempt.id,
      answers: newestPerQuestion(answers),
      offline_since,
      source,
      ended_at: submitted_at,
      after_result: couldBeSeen(examination, (await findFirstEnd(trx, attempt)) ?? submitted_at, now),
      now,
    });
  });
}

/**
 * Records answers that a student's device could not send in time. They change no result until an admin counts
 * them.
 */
export async function sendLate(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
  userId: string,
  { exam_id, attempt_id, ...late }: Parsed<typeof sendLateAnswers, 'body'>,
): Promise<Reply<typeof sendLateAnswers>> {
  const attempt = await getOwnAttempt(context.db, attempt_id, { user_id: userId, examination_id: exam_id });
  return { received: await recordLate(context, attempt, { ...late, source: { by: 'student' } }) };
}
