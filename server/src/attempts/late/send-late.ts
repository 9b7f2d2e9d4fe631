import type { Parsed, Reply, sendLateAnswers } from '@lulus/contract';
import { revisionOfAttempt } from '../../examinations/publishing/revision-cache.ts';
import { conflict } from '../../platform/errors.ts';
import { newestPerQuestion, readAll } from '../answers/answer-entries.ts';
import { getOwnAttempt, lockAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeIfOverdue } from '../deadline/close-attempt.ts';
import { recordLateAnswers } from './late-answers.queries.ts';

/**
 * Records answers that a student's device could not send in time. They change no result until an admin counts
 * them. Throws 409 while the attempt runs, since the device must save normally then. Idempotent.
 */
export async function sendLate(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
  userId: string,
  { exam_id, attempt_id, answers, offline_since }: Parsed<typeof sendLateAnswers, 'body'>,
): Promise<Reply<typeof sendLateAnswers>> {
  const attempt = await getOwnAttempt(context.db, attempt_id, { user_id: userId, examination_id: exam_id });
  const entries = readAll(await revisionOfAttempt(context.revisions, attempt), newestPerQuestion(answers));
  if (!attempt.submitted_at) await closeIfOverdue(context, attempt_id);
  const received = await context.db.transaction().execute(async (trx) => {
    const { submitted_at } = await lockAttempt(trx, attempt_id);
    if (!submitted_at) throw conflict('attempt_running');
    return recordLateAnswers(trx, {
      attempt_id,
      answers: entries,
      source: { by: 'student' },
      details: { offline_since },
      now: context.clock(),
    });
  });
  return { received };
}
