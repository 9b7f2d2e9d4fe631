import type { ClosedBy, ExamResult, Reply, submitExam } from '@lulus/contract';
import type { ExaminationsContext } from '../examinations/context.ts';
import { type Revision, revisionItems } from '../examinations/publishing/revision.ts';
import { revisionOfAttempt } from '../examinations/publishing/revision-cache.ts';
import { isReleased, releaseTime } from '../examinations/release/release.ts';
import { fromMillionths } from '../interactions/points.ts';
import type { Score } from '../interactions/score.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors.ts';
import { describeResponse } from './describe-response.ts';
import { type Grade, grade } from './grade.ts';
import { withCorrections } from './grading-revisions.ts';
import { listSubmittedAttempts } from './results.queries.ts';
import { readStored, type Stored } from './stored-answers.queries.ts';

type Submitted = Awaited<ReturnType<typeof listSubmittedAttempts>>[number];

const noResult = () => notFound('no_such_result');

interface Answered {
  revision: Revision;
  stored: Stored;
  scores: Grade['scores'];
}

/** An attempt that has just ended, with its grade. */
interface Ended {
  attempt: { examination_id: string };
  closed_by: ClosedBy;
  revision: Revision;
  stored: Stored;
  grade: Grade;
}

/** Presents status, points and answer of each question. */
function presentAnswers(
  { assetLinks }: Pick<ExaminationsContext, 'assetLinks'>,
  { revision, stored, scores }: Answered,
): ExamResult['result_answer'] {
  const answers: ExamResult['result_answer'] = {};
  for (const item of revisionItems(revision)) {
    const { status, points, max } = scores.get(item.id) as Score;
    const { response = null, mark } = stored.get(item.id) ?? {};
    answers[item.id] = {
      status,
      answer: describeResponse(item, response, assetLinks),
      points: fromMillionths(points),
      points_max: fromMillionths(max),
      response,
      ...(item.interaction === 'essay' && mark && { comment: mark.comment }),
      ...(item.outcome === 'removed' && { removed: true }),
    };
  }
  return answers;
}

type Scored = Submitted & { result_score: number };

/** Whether no essay of the attempt is unmarked. */
const hasScore = (attempt: Submitted): attempt is Scored => attempt.result_score !== null;

function presentResult(
  context: Pick<ExaminationsContext, 'assetLinks'>,
  { result_score, result_max, closed_by, corrections }: Scored,
  { stored, delivered }: { stored: Stored; delivered: Revision },
): ExamResult {
  const revision = withCorrections(delivered, corrections);
  const { scores } = grade(revision, stored);
  const result_answer = presentAnswers(context, { revision, stored, scores });
  return { result_score, result_max, closed_by, result_answer };
}

/**
 * Returns the result of an attempt that has just ended, or null if it is not released or being marked, and the release
 * time.
 */
export async function presentEnded(
  context: Pick<ExaminationsContext, 'clock' | 'assetLinks' | 'examinations'>,
  { attempt, closed_by, revision, stored, grade: { score, max, scores } }: Ended,
): Promise<Reply<typeof submitExam>> {
  const examination = await context.examinations.find(attempt.examination_id);
  if (!examination) throw noResult();
  const exam_result: ExamResult | null =
    score !== null && isReleased(examination, context.clock())
      ? {
          result_score: score,
          result_max: max,
          closed_by,
          result_answer: presentAnswers(context, { revision, stored, scores }),
        }
      : null;
  return { exam_result, results_at: releaseTime(examination) };
}

/**
 * Reads the data of a submitted attempt's result: the stored score and the answers. The returned function
 * builds the result, which takes longer for a large one.
 */
export async function readResult(
  context: Pick<ExaminationsContext, 'db' | 'assetLinks' | 'revisions'>,
  attemptId: string,
): Promise<() => ExamResult> {
  const [[attempt], stored] = await Promise.all([
    listSubmittedAttempts(context.db, [attemptId]),
    readStored(context.db, [attemptId]),
  ]);
  if (!attempt || !hasScore(attempt)) throw noResult();
  const delivered = await revisionOfAttempt(context.revisions, attempt);
  return () => presentResult(context, attempt, { stored: stored.get(attemptId) ?? new Map(), delivered });
}

/**
 * Returns the results of submitted attempts by attempt id, or null if not released or being marked, and the release
 * times.
 * `stored` must have the answers of all of them.
 */
export async function readReleasedResults(
  db: Db,
  context: Pick<ExaminationsContext, 'clock' | 'assetLinks' | 'revisions'>,
  attemptIds: string[],
  stored: Map<string, Stored>,
): Promise<Map<string, Reply<typeof submitExam>>> {
  const results = new Map<string, Reply<typeof submitExam>>();
  if (attemptIds.length === 0) return results;
  const now = context.clock();
  for (const attempt of await listSubmittedAttempts(db, attemptIds)) {
    const facts = {
      stored: stored.get(attempt.id) ?? new Map(),
      delivered: await revisionOfAttempt(context.revisions, attempt),
    };
    results.set(attempt.id, {
      exam_result:
        hasScore(attempt) && isReleased(attempt, now) ? presentResult(context, attempt, facts) : null,
      results_at: releaseTime(attempt),
    });
  }
  return results;
}
