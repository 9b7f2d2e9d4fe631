import type { ExamResult, Reply, submitExam } from '@lulus/contract';
import { readStored, type Stored } from '../attempts/answers.queries.ts';
import { grade } from '../attempts/grading.ts';
import { linkOption } from '../bank/link-files.ts';
import type { Context } from '../context.ts';
import { layOver } from '../corrections/grading-revisions.ts';
import type { Db } from '../db/database.ts';
import { revisionItems } from '../examinations/revision.ts';
import { notFound } from '../http/errors.ts';
import { isReleased, releaseTime } from './release.ts';
import { listSubmittedAttempts } from './results.queries.ts';

type Submitted = Awaited<ReturnType<typeof listSubmittedAttempts>>[number];
type ReadingContext = Pick<Context, 'revisions' | 'assetLinks' | 'clock'>;

async function presentResult(
  context: ReadingContext,
  attempt: Submitted,
  stored: Stored,
): Promise<ExamResult> {
  const revision = layOver(await context.revisions.get(attempt.revision_id), attempt.corrected_keys);
  const chosen = new Map([...stored].map(([id, { option }]) => [id, option]));
  const { statuses } = grade(revision, chosen);
  return {
    result_score: attempt.result_score,
    result_max: attempt.result_max,
    closed_by: attempt.closed_by,
    result_answer: Object.fromEntries(
      revisionItems(revision).map((item) => {
        const option = chosen.get(item.id);
        const answer = option == null ? '' : linkOption(item, option, context.assetLinks);
        return [item.id, { status: statuses.get(item.id) ?? 'unanswered', answer }];
      }),
    ),
  };
}

const noResult = () => notFound('There is no such result.');

/** The result of a submitted attempt: the stored score, and how each question was answered. */
export async function readResult(context: Context, attemptId: string): Promise<ExamResult> {
  const [[attempt], stored] = await Promise.all([
    listSubmittedAttempts(context.db, [attemptId]),
    readStored(context.db, [attemptId]),
  ]);
  if (!attempt) throw noResult();
  return presentResult(context, attempt, stored.get(attemptId) ?? new Map());
}

/** The results of submitted attempts, each if it may be shown by now, and when that is. `stored` is of all of them. */
export async function readReleasedResults(
  db: Db,
  context: ReadingContext,
  attemptIds: string[],
  stored: Map<string, Stored>,
): Promise<Reply<typeof submitExam>[]> {
  const attempts = new Map((await listSubmittedAttempts(db, attemptIds)).map((row) => [row.id, row]));
  const now = context.clock();
  return Promise.all(
    attemptIds.map(async (id) => {
      const attempt = attempts.get(id);
      if (!attempt) throw noResult();
      const isShown = isReleased(attempt, now);
      return {
        exam_result: isShown ? await presentResult(context, attempt, stored.get(id) ?? new Map()) : null,
        results_at: releaseTime(attempt),
      };
    }),
  );
}
