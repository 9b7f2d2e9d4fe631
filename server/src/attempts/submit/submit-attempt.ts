import type { Parsed, Reply, submitExam } from '@lulus/contract';
import { revisionOfAttempt } from '../../examinations/publishing/revision-cache.ts';
import { readSubmitted } from '../answers/answer-entries.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { getLatestAttempt, matchesRef } from '../start/latest-attempt.ts';
import type { Submitted } from './submit-attempts.ts';

type Form = Parsed<typeof submitExam, 'body'>;

/** Ends the student's attempt with the list. See `submitAttempts`. */
export async function submitAttempt(
  context: Pick<AttemptsContext, 'revisions' | 'attempts' | 'writes'>,
  userId: string,
  form: Form,
): Promise<Reply<typeof submitExam>> {
  async function submit(attempt: Attempt): Promise<Submitted> {
    const revision = await revisionOfAttempt(context.revisions, attempt);
    const list = form.answers.map(({ question_id, given }, at) => ({
      question_id,
      response: readSubmitted(revision, question_id, given),
      seq: form.seqs?.[at],
    }));
    return context.writes.submit({ attempt, revision, list });
  }

  const cached = await context.attempts.getCached(userId, form.exam_id);
  if (cached && !cached.submitted_at && matchesRef(cached, form)) {
    const submitted = await submit(cached);
    if (submitted.ended) return submitted.reply;
  }
  // The attempt was already over, and there may be a newer one.
  return (await submit(await getLatestAttempt(context, userId, form))).reply;
}
