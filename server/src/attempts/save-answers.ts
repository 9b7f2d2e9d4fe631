import type { AnswerEntry, Parsed, Reply, StoredAnswer, saveAnswers } from '@lulus/contract';
import type { Context } from '../context.ts';
import { findRevisionItem, type Revision } from '../examinations/revision.ts';
import { attemptClosed, sectionOver, validationFailed } from '../http/errors.ts';
import { readAnswers, upsertAnswers } from './answers.queries.ts';
import { getLatestAttempt } from './attempts.queries.ts';
import { openQuestions } from './section-clock.ts';

/** Refuses a question or an option that is not on the paper. */
export function refuseForeign(
  revision: Revision,
  entries: { question_id: string; option: string | null }[],
): void {
  for (const { question_id, option } of entries) {
    const item = findRevisionItem(revision, question_id);
    if (!item) throw validationFailed({ answers: ['This question is not on the paper.'] });
    if (option !== null && !Object.hasOwn(item.bank_option, option)) {
      throw validationFailed({ answers: ['This question has no such option.'] });
    }
  }
}

/** One entry a question: the one with the highest `seq`. */
function newestPerQuestion(entries: AnswerEntry[]): AnswerEntry[] {
  const bySeq = [...entries].sort((a, b) => a.seq - b.seq);
  return [...new Map(bySeq.map((entry) => [entry.question_id, entry])).values()];
}

/** The entries that did not land, with what is stored instead; one that says what is stored is a mere repeat. */
async function findSuperseded(context: Context, attemptId: string, passedOver: AnswerEntry[]) {
  const superseded: Record<string, StoredAnswer> = {};
  if (passedOver.length === 0) return superseded;
  const stored = await readAnswers(context.db, attemptId);
  for (const { question_id, option, flagged } of passedOver) {
    const kept = stored[question_id];
    if (kept && (kept.option !== option || kept.flagged !== flagged)) superseded[question_id] = kept;
  }
  return superseded;
}

/** Answers only when everything is durable; 410 and nothing changed when the attempt is over. */
export async function saveAttemptAnswers(
  context: Context,
  userId: string,
  { exam_id, attempt_id, answers, section, question }: Parsed<typeof saveAnswers, 'body'>,
): Promise<Reply<typeof saveAnswers>> {
  const attempt = await getLatestAttempt(context.db, userId, exam_id, attempt_id);
  const revision = await context.revisions.get(attempt.revision_id);
  refuseForeign(revision, answers);
  const entries = newestPerQuestion(answers);
  const now = context.clock();
  const isOpen = openQuestions(attempt, revision, now);
  if (!entries.every((entry) => isOpen(entry.question_id))) throw sectionOver();
  const written = await upsertAnswers(context.db, {
    attempt_id: attempt.id,
    answers: entries,
    section,
    question,
    now,
  });
  if (!written) throw attemptClosed();
  const passedOver = entries.filter((entry) => written.passed_over.includes(entry.question_id));
  return {
    saved: written.saved,
    now: now.toISOString(),
    superseded: await findSuperseded(context, attempt.id, passedOver),
  };
}
