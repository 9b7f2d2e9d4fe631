import type { Reply, SubmittedChoice, submitExam } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import type { Revision } from '../../examinations/publishing/revision.ts';
import { presentEnded, readReleasedResults } from '../../grading/read-result.ts';
import { highestSeq, readStored, type Stored } from '../../grading/stored-answers.queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { type ChosenAnswer, replaceAnswers } from '../answers/answers.queries.ts';
import { returnsOf } from '../answers/return-marks.ts';
import { type Attempt, lockAttempts } from '../attempts.queries.ts';
import { type ClosingContext, closeLocked, type End } from '../deadline/close-attempt.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { openQuestions } from '../sections/section-clock.ts';

export interface Submission {
  attempt: Pick<Attempt, 'id'>;
  revision: Revision;
  /** The student's list, of questions and options that are on the paper. */
  list: (SubmittedChoice & {
    /** A client that sends none is assumed to know the latest state. */
    seq: number | undefined;
  })[];
}

export interface Submitted {
  reply: Reply<typeof submitExam>;
  /** Whether this ended the attempt, or it was over before. */
  ended: boolean;
}

export type SubmittingContext = ClosingContext &
  Pick<ExaminationsContext, 'db' | 'assetLinks' | 'examinations'>;

/**
 * The changes that the list makes to the stored answers. An option is stored if it is newer than the stored one. An
 * equal option updates its `seq`, or an older one could still replace it. The list always names all questions. So an
 * entry without an option changes nothing, and neither does one of a section whose time is over. Where a question
 * occurs twice, the last choice counts.
 */
function differing(
  { list, revision }: Submission,
  attempt: Attempt,
  stored: Stored,
  now: Date,
): ChosenAnswer[] {
  const isOpen = openQuestions(attempt, revision, now);
  const isReturn = returnsOf(revision, attempt);
  const newest = highestSeq(stored) + 1;
  const changes = new Map<string, ChosenAnswer>();
  for (const { question_id, option, seq } of list) {
    if (option === null || !isOpen(question_id)) continue;
    const kept = stored.get(question_id);
    const isSame = kept?.option === option;
    if (kept && (isSame ? (seq ?? 0) : (seq ?? newest)) <= kept.seq) changes.delete(question_id);
    else {
      const returned = !isSame && isReturn(question_id);
      changes.set(question_id, { attempt_id: attempt.id, question_id, option, seq: seq ?? newest, returned });
    }
  }
  return [...changes.values()];
}

/** Ends the open ones, each with its list. Returns the existing results of the others. */
async function endOpen(trx: Db, context: SubmittingContext, submissions: Submission[]) {
  const ids = submissions.map(({ attempt }) => attempt.id);
  const locked = new Map((await lockAttempts(trx, ids)).map((attempt) => [attempt.id, attempt]));
  const stored = await readStored(trx, ids);
  const now = context.clock();
  const ends: End[] = [];
  const changes: ChosenAnswer[] = [];
  const over: string[] = [];
  for (const submission of submissions) {
    const attempt = locked.get(submission.attempt.id);
    if (!attempt) throw notFound('There is no such attempt.');
    if (attempt.submitted_at) {
      over.push(attempt.id);
      continue;
    }
    const own = stored.get(attempt.id) ?? new Map();
    const closed_by = isOverdue(attempt, now) ? 'deadline' : 'student';
    if (closed_by === 'student') {
      const changed = differing(submission, attempt, own, now);
      for (const { question_id, option, seq } of changed) own.set(question_id, { option, seq });
      changes.push(...changed);
    }
    ends.push({ attempt, closed_by, stored: own });
  }
  await replaceAnswers(trx, changes, now);
  const ended = await closeLocked(trx, context, ends, now);
  // While they are locked: one that is opened again has no result to answer.
  return { ended, results: await readReleasedResults(trx, context, over, stored) };
}

/**
 * Ends each attempt with the student's list applied to the stored answers, and returns the result once it is
 * released. For an attempt that is closed, or whose time is over, it returns the existing result, and ignores the
 * list. All in one transaction; each must be of a different attempt.
 */
export async function submitAttempts(
  context: SubmittingContext,
  submissions: Submission[],
): Promise<Submitted[]> {
  const { ended, results } = await context.db
    .transaction()
    .execute((trx) => endOpen(trx, context, submissions));
  const outcomes = new Map<string, Submitted>();
  for (const [id, reply] of results) outcomes.set(id, { reply, ended: false });
  // After the transaction: this may ask for another connection, and all others may be waiting for its locks.
  for (const one of ended) {
    outcomes.set(one.attempt.id, { reply: await presentEnded(context, one), ended: true });
  }
  return submissions.map(({ attempt }) => outcomes.get(attempt.id) as Submitted);
}
