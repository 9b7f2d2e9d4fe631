import type { Parsed, Reply, submitExam } from '@lulus/contract';
import { MAX_SEQ } from '@lulus/contract';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { readReleasedResult } from '../results/read-result.ts';
import { refuseForeign } from './answer-entries.ts';
import { mergeSubmitted } from './answers.queries.ts';
import { getLatestAttempt, lockAttempt } from './attempts.queries.ts';
import { closeLocked } from './close-attempt.ts';
import { isOverdue } from './deadline.ts';
import { openQuestions } from './section-clock.ts';

type Form = Parsed<typeof submitExam, 'body'>;

/** The options that the list chooses. An entry without one leaves what is stored as it is. */
function chosenOptions(list: Form['answers']): { question_id: string; option: string }[] {
  return list.flatMap((entry) =>
    Object.entries(entry).flatMap(([question_id, chosen]) => {
      const option = chosen ? Object.keys(chosen)[0] : undefined;
      return option === undefined ? [] : [{ question_id, option }];
    }),
  );
}

/**
 * Ends the attempt with the student's list laid over what is stored, and answers the result once it is released. An
 * attempt that is already closed, or whose time is over, answers the result it has: the list then changes nothing.
 * Choices in sections that have had their time are left out: the list always names all questions.
 */
export async function submitAttempt(
  context: Context,
  userId: string,
  form: Form,
): Promise<Reply<typeof submitExam>> {
  const { id, revision_id } = await getLatestAttempt(context.db, userId, form.exam_id, form.attempt_id);
  const choices = chosenOptions(form.answers);
  const revision = await context.revisions.get(revision_id);
  refuseForeign(revision, choices);

  async function close(trx: Db): Promise<void> {
    const attempt = await lockAttempt(trx, id);
    if (attempt.submitted_at) return;
    const now = context.clock();
    if (isOverdue(attempt, now)) return closeLocked(trx, context, [attempt], { closed_by: 'deadline', now });
    const isOpen = openQuestions(attempt, revision, now);
    await mergeSubmitted(trx, {
      attempt_id: id,
      choices: choices.filter((choice) => isOpen(choice.question_id)),
      known: form.seq ?? MAX_SEQ,
      now,
    });
    await closeLocked(trx, context, [attempt], { closed_by: 'student', now });
  }

  return context.db.transaction().execute(async (trx) => {
    await close(trx);
    // While it is locked: once it is opened again, it has no result to answer.
    return readReleasedResult(trx, context, id);
  });
}
