import { MAX_SEQ, type Parsed, type Reply, type submitExam } from '@lulus/contract';
import type { Context } from '../context.ts';
import { refuseForeign } from './answer-entries.ts';
import type { Attempt } from './attempts.queries.ts';
import { getLatestAttempt, isMeant } from './latest-attempt.ts';
import type { Submitted } from './submit-attempts.ts';

type Form = Parsed<typeof submitExam, 'body'>;

/** The options that the list chooses. An entry without one leaves what is stored as it is. */
function chosenOptions(list: Form['answers']): { question_id: string; option: string }[] {
  const options: { question_id: string; option: string }[] = [];
  for (const entry of list) {
    for (const [question_id, chosen] of Object.entries(entry)) {
      const option = chosen ? Object.keys(chosen)[0] : undefined;
      if (option !== undefined) options.push({ question_id, option });
    }
  }
  return options;
}

/** Ends the student's attempt with the list, as `submitAttempts` does it. */
export async function submitAttempt(
  context: Context,
  userId: string,
  form: Form,
): Promise<Reply<typeof submitExam>> {
  const choices = chosenOptions(form.answers);

  async function submit(attempt: Attempt): Promise<Submitted> {
    const revision = await context.revisions.get(attempt.revision_id);
    refuseForeign(revision, choices);
    return context.writes.submit({ attempt, revision, choices, known: form.seq ?? MAX_SEQ });
  }

  const known = await context.attempts.known(userId, form.exam_id);
  if (known && !known.submitted_at && isMeant(known, form)) {
    const submitted = await submit(known);
    if (submitted.ended) return submitted.reply;
  }
  // It was over before, and there may be a newer one.
  return (await submit(await getLatestAttempt(context, userId, form))).reply;
}
