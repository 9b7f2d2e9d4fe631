import type { ExamResult, Reply, submitExam } from '@lulus/contract';
import { readAnswers } from '../attempts/answers.queries.ts';
import { grade } from '../attempts/grading.ts';
import { linkOption } from '../bank/link-files.ts';
import type { Context } from '../context.ts';
import { layOver } from '../corrections/grading-revisions.ts';
import type { Db } from '../db/database.ts';
import { revisionItems } from '../examinations/revision.ts';
import { isReleased, releaseTime } from './release.ts';
import { getSubmittedAttempt } from './results.queries.ts';

type Submitted = Awaited<ReturnType<typeof getSubmittedAttempt>>;

async function resultOf(db: Db, context: Context, attempt: Submitted): Promise<ExamResult> {
  const revision = layOver(await context.revisions.get(attempt.revision_id), attempt.corrected_keys);
  const answers = await readAnswers(db, attempt.id);
  const chosen = new Map(Object.entries(answers).map(([id, { option }]) => [id, option]));
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

/** The result of a submitted attempt: the stored score, and how each question was answered. */
export async function readResult(context: Context, attemptId: string): Promise<ExamResult> {
  return resultOf(context.db, context, await getSubmittedAttempt(context.db, attemptId));
}

/** The result of a submitted attempt if it may be shown by now, and when that is. */
export async function readReleasedResult(
  db: Db,
  context: Context,
  attemptId: string,
): Promise<Reply<typeof submitExam>> {
  const attempt = await getSubmittedAttempt(db, attemptId);
  return {
    exam_result: isReleased(attempt, context.clock()) ? await resultOf(db, context, attempt) : null,
    results_at: releaseTime(attempt),
  };
}
