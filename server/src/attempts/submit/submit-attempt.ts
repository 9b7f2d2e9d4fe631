import type { Parsed, Reply, submitExam } from '@lulus/contract';
import { refuseForeign } from '../answers/answer-entries.ts';
import type { Attempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { getLatestAttempt, isMeant } from '../start/latest-attempt.ts';
import type { Submitted } from './submit-attempts.ts';

type Form = Parsed<typeof submitExam, 'body'>;

/** Ends the student's attempt with the list, as `submitAttempts` does it. */
export async function submitAttempt(
  context: Pick<AttemptsContext, 'revisions' | 'attempts' | 'writes'>,
  userId: string,
  form: Form,
): Promise<Reply<typeof submitExam>> {
  async function submit(attempt: Attempt): Promise<Submitted> {
    const revision = await context.revisions.get(attempt.revision_id);
    refuseForeign(revision, form.answers);
    const list = form.answers.map((choice, at) => ({ ...choice, seq: form.seqs?.[at] }));
    return context.writes.submit({ attempt, revision, list });
  }

  const known = await context.attempts.known(userId, form.exam_id);
  if (known && !known.submitted_at && isMeant(known, form)) {
    const submitted = await submit(known);
    if (submitted.ended) return submitted.reply;
  }
  // It was over before, and there may be a newer one.
  return (await submit(await getLatestAttempt(context, userId, form))).reply;
}
