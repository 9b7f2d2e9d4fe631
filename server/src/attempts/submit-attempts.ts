import type { Reply, submitExam } from '@lulus/contract';
import type { Context } from '../context.ts';
import type { Revision } from '../examinations/revision.ts';
import { notFound } from '../http/errors.ts';
import { readReleasedResults } from '../results/read-result.ts';
import { type ChosenAnswer, highestSeq, readStored, replaceAnswers, type Stored } from './answers.queries.ts';
import { type Attempt, lockAttempts } from './attempts.queries.ts';
import { type ClosingContext, closeLocked, type End } from './close-attempt.ts';
import { isOverdue } from './deadline.ts';
import { openQuestions } from './section-clock.ts';

export interface Submission {
  attempt: Pick<Attempt, 'id'>;
  revision: Revision;
  /** What the student's list chooses, of questions and options that are on the paper. */
  choices: { question_id: string; option: string }[];
  /** The highest `seq` that the list knows. */
  known: number;
}

export interface Submitted {
  reply: Reply<typeof submitExam>;
  /** Whether this ended the attempt, or it was over before. */
  ended: boolean;
}

export type SubmittingContext = ClosingContext & Pick<Context, 'db' | 'assetLinks'>;

/**
 * What the list changes in what is stored: an option that differs is taken unless what is stored is newer than the
 * list knows. Choices in sections that have had their time are left out: the list always names all questions.
 */
function differing(
  { choices, known, revision }: Submission,
  attempt: Attempt,
  stored: Stored,
  now: Date,
): ChosenAnswer[] {
  const isOpen = openQuestions(attempt, revision, now);
  const seq = highestSeq(stored) + 1;
  return choices.flatMap(({ question_id, option }) => {
    const kept = stored.get(question_id);
    const stays = !isOpen(question_id) || (kept && (kept.seq > known || kept.option === option));
    return stays ? [] : [{ attempt_id: attempt.id, question_id, option, seq }];
  });
}

/**
 * Ends each attempt with the student's list laid over what is stored, and answers the result once it is released. An
 * attempt that is already closed, or whose time is over, answers the result it has: the list then changes nothing.
 * All in one transaction; no two may be of one attempt.
 */
export async function submitAttempts(
  context: SubmittingContext,
  submissions: Submission[],
): Promise<Submitted[]> {
  const ids = submissions.map(({ attempt }) => attempt.id);
  return context.db.transaction().execute(async (trx) => {
    const locked = new Map((await lockAttempts(trx, ids)).map((attempt) => [attempt.id, attempt]));
    const stored = await readStored(trx, ids);
    const now = context.clock();
    const ends: End[] = [];
    const changes: ChosenAnswer[] = [];
    for (const submission of submissions) {
      const attempt = locked.get(submission.attempt.id);
      if (!attempt) throw notFound('There is no such attempt.');
      const own = stored.get(attempt.id) ?? new Map();
      if (attempt.submitted_at) continue;
      const closed_by = isOverdue(attempt, now) ? 'deadline' : 'student';
      if (closed_by === 'student') {
        const changed = differing(submission, attempt, own, now);
        for (const { question_id, option, seq } of changed) own.set(question_id, { option, seq });
        changes.push(...changed);
      }
      ends.push({ attempt, closed_by, stored: own });
    }
    await replaceAnswers(trx, changes, now);
    await closeLocked(trx, context, ends, now);
    // While they are locked: one that is opened again has no result to answer.
    const replies = await readReleasedResults(trx, context, ids, stored);
    const ended = new Set(ends.map(({ attempt }) => attempt.id));
    return replies.map((reply, at) => ({ reply, ended: ended.has(ids[at] ?? '') }));
  });
}
