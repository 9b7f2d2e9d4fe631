import { isDeepStrictEqual } from 'node:util';
import type { ItemResponse, Reply, submitExam } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { findRevisionItem, type Revision } from '../../examinations/publishing/revision.ts';
import { presentEnded, readReleasedResults } from '../../grading/read-result.ts';
import {
  highestSeq,
  readStored,
  type Stored,
  type StoredResponse,
} from '../../grading/stored-answers.queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import { notFound } from '../../platform/errors.ts';
import { storedFields } from '../answers/answer-entries.ts';
import { type GivenAnswer, replaceAnswers } from '../answers/answers.queries.ts';
import { type Attempt, lockAttempts } from '../attempts.queries.ts';
import { type ClosingContext, closeLocked, type End } from '../deadline/close-attempt.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { openQuestions } from '../sections/section-clock.ts';

export interface Submission {
  attempt: Pick<Attempt, 'id'>;
  revision: Revision;
  /** The student's list. All its questions are on the paper, and the responses fit them. */
  list: {
    question_id: string;
    response: ItemResponse | null;
    /** A client that sends no number is assumed to have the latest state. */
    seq: number | undefined;
  }[];
}

export interface Submitted {
  reply: Reply<typeof submitExam>;
  /** True if this submission ended the attempt. False if it was already over. */
  ended: boolean;
}

export type SubmittingContext = ClosingContext &
  Pick<ExaminationsContext, 'db' | 'assetLinks' | 'examinations'>;

/**
 * Returns the changes that the list makes to the stored answers. A response is stored if it is newer than the
 * stored one. An equal response raises the stored `seq`, so that an older save cannot replace it. The list
 * always names all questions. So an entry without a response, or of a section that is over, changes nothing.
 * If a question occurs twice, the last response counts.
 */
function findChanges(
  { list, revision }: Submission,
  attempt: Attempt,
  stored: Stored,
  now: Date,
): (StoredResponse & { question_id: string })[] {
  const isOpen = openQuestions(attempt, revision, now);
  const newest = highestSeq(stored) + 1;
  const changes = new Map<string, StoredResponse & { question_id: string }>();
  for (const { question_id, response, seq } of list) {
    if (response === null || !isOpen(question_id)) continue;
    const existing = stored.get(question_id);
    const isSame = isDeepStrictEqual(existing?.response, response);
    if (existing && (isSame ? (seq ?? 0) : (seq ?? newest)) <= existing.seq) changes.delete(question_id);
    else changes.set(question_id, { question_id, response, seq: seq ?? newest });
  }
  return [...changes.values()];
}

/** Ends running attempts, each with its list. Returns the existing results of the others. */
async function endOpen(trx: Db, context: SubmittingContext, submissions: Submission[]) {
  const ids = submissions.map(({ attempt }) => attempt.id);
  const locked = new Map((await lockAttempts(trx, ids)).map((attempt) => [attempt.id, attempt]));
  const stored = await readStored(trx, ids);
  const now = context.clock();
  const ends: End[] = [];
  const changes: GivenAnswer[] = [];
  const over: string[] = [];
  for (const submission of submissions) {
    const attempt = locked.get(submission.attempt.id);
    if (!attempt) throw notFound('no_attempt');
    if (attempt.submitted_at) {
      over.push(attempt.id);
      continue;
    }
    const own = stored.get(attempt.id) ?? new Map();
    const closed_by = isOverdue(attempt, now) ? 'deadline' : 'student';
    if (closed_by === 'student') {
      const changed = findChanges(submission, attempt, own, now);
      for (const { question_id, response, seq } of changed) {
        own.set(question_id, { response, seq });
        const item = findRevisionItem(submission.revision, question_id) as RevisionItem;
        changes.push({ attempt_id: attempt.id, question_id, seq, ...storedFields(item, response) });
      }
    }
    ends.push({ attempt, closed_by, stored: own });
  }
  await replaceAnswers(trx, changes, now);
  const ended = await closeLocked(trx, context, ends, now);
  // Read under the lock, since a reopened attempt would have no result.
  return { ended, results: await readReleasedResults(trx, context, over, stored) };
}

/**
 * Ends each attempt with the student's list applied to the stored answers, and returns the result once it is
 * released. If an attempt is closed or overdue, ignores the list and returns the existing result. Runs in one
 * transaction. Each submission must be of a different attempt.
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
  // Outside the transaction: this may need another connection, and all others may be waiting for its locks.
  for (const one of ended) {
    outcomes.set(one.attempt.id, { reply: await presentEnded(context, one), ended: true });
  }
  return submissions.map(({ attempt }) => outcomes.get(attempt.id) as Submitted);
}
