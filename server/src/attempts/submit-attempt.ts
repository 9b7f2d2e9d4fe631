import type { Parsed, Reply, submitExam } from '@lulus/contract';
import { MAX_SEQ } from '@lulus/contract';
import type { Context } from '../context.ts';
import { refuseForeign } from './answer-entries.ts';
import { getLatestAttempt } from './latest-attempt.ts';

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

/** Ends the student's attempt with the list, as `submitAttempts` does it. */
export async function submitAttempt(
  context: Context,
  userId: string,
  form: Form,
): Promise<Reply<typeof submitExam>> {
  const attempt = await getLatestAttempt(context, userId, form);
  const choices = chosenOptions(form.answers);
  const revision = await context.revisions.get(attempt.revision_id);
  refuseForeign(revision, choices);
  return context.writes.submit({ attempt, revision, choices, known: form.seq ?? MAX_SEQ });
}
