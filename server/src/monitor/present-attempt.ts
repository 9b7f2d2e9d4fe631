import { type AttemptOfExamination, DEADLINE_GRACE_SECONDS, type MonitoredAttempt } from '@lulus/contract';
import { assessQuestion, isOfPresentEnd } from '../attempts/late/assess-late-answers.ts';
import {
  listFirstEnds,
  listUncounted,
  type UncountedQuestion,
} from '../attempts/late/late-answers.queries.ts';
import type { ExaminationsContext } from '../examinations/context.ts';
import { couldBeSeen } from '../examinations/release/release.ts';
import { examineeOf } from '../students/examinee.ts';
import { type AttemptRow, getAttemptRow, listLastActivity } from './monitor.queries.ts';

/** Returns the whole seconds from the end of the attempt to its last late answer. */
function lateSeconds({ late_at, submitted_at }: AttemptRow): number | null {
  if (!late_at || !submitted_at) return null;
  return Math.max(0, Math.round((late_at.getTime() - submitted_at.getTime()) / 1000));
}

/** Milliseconds by which clocks may differ and answers may be delayed. */
const DOUBT_MS = DEADLINE_GRACE_SECONDS * 1000;

interface Late {
  questions: UncountedQuestion[];
  /** Time of the last other activity, see `listLastActivity`. */
  lastOther: Date | undefined;
  /** The first time at which an attempt of the student at the examination ended. */
  firstEnd: Date | undefined;
}

type LateAssessment = Pick<MonitoredAttempt, 'late_refused' | 'late_doubtful' | 'result_seen'>;

const NONE_LATE: LateAssessment = {
  late_refused: { after_result: 0, too_late: 0, not_in_time: 0 },
  late_doubtful: 0,
  result_seen: false,
};

async function assessLate(
  { revisions, clock }: Pick<ExaminationsContext, 'clock' | 'revisions'>,
  row: AttemptRow,
  { questions, lastOther, firstEnd }: Late,
): Promise<LateAssessment> {
  const { submitted_at: ended, late_minutes } = row;
  if (questions.length === 0 || !ended) return NONE_LATE;
  const late_refused = { ...NONE_LATE.late_refused };
  const revision = await revisions.get(row.revision_id);
  // Attempts from before the column `saved_at` only have the times of their answers.
  const activityTimes = [row.saved_at, row.last_answer_at, lastOther].map((time) => time?.getTime() ?? 0);
  // A student's own submit sends all chosen answers, so every late one is doubtful.
  const lastActivity = row.closed_by === 'student' ? Number.POSITIVE_INFINITY : Math.max(...activityTimes);
  let late_doubtful = 0;
  for (const question of questions) {
    const { answer, refusal } = assessQuestion(question, { attempt: row, revision, late_minutes });
    if (refusal) late_refused[refusal] += 1;
    else if (answer.answered_at.getTime() + DOUBT_MS < lastActivity || !isOfPresentEnd(answer.ended_at, row))
      late_doubtful += 1;
  }
  return { late_refused, late_doubtful, result_seen: couldBeSeen(row, firstEnd ?? ended, clock()) };
}

function presentAttempt(row: AttemptRow, assessment: LateAssessment): MonitoredAttempt {
  return {
    id: row.id,
    user: examineeOf(row),
    number: row.number,
    started_at: row.started_at.toISOString(),
    extra_time_percent: row.extra_time_percent,
    due_at: row.due_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    closed_by: row.closed_by,
    answered: row.answered,
    result_score: row.result_score,
    result_max: row.result_max,
    late: row.late,
    late_at: row.late_at?.toISOString() ?? null,
    late_seconds: lateSeconds(row),
    ...assessment,
  };
}

/** Attempts whose late answers are in memory at the same time. A script can create two thousand for each. */
const BATCH_SIZE = 20;

async function assessBatch(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>,
  rows: AttemptRow[],
): Promise<[string, LateAssessment][]> {
  const ids = rows.map(({ id }) => id);
  const [late, lastOther, firstEnds] = await Promise.all([
    listUncounted(context.db, ids),
    listLastActivity(context.db, ids),
    listFirstEnds(context.db, ids),
  ]);
  const lateOf = ({ id }: AttemptRow): Late => ({
    questions: late.get(id) ?? [],
    lastOther: lastOther.get(id),
    firstEnd: firstEnds.get(id),
  });
  return Promise.all(
    rows.map(
      async (row): Promise<[string, LateAssessment]> => [row.id, await assessLate(context, row, lateOf(row))],
    ),
  );
}

export async function presentAttempts(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>,
  rows: AttemptRow[],
): Promise<MonitoredAttempt[]> {
  const withLate = rows.filter(({ late }) => late > 0);
  const assessments = new Map<string, LateAssessment>();
  for (let start = 0; start < withLate.length; start += BATCH_SIZE) {
    const some = await assessBatch(context, withLate.slice(start, start + BATCH_SIZE));
    for (const [id, assessment] of some) assessments.set(id, assessment);
  }
  return rows.map((row) => presentAttempt(row, assessments.get(row.id) ?? NONE_LATE));
}

async function presentOne(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>,
  row: AttemptRow,
): Promise<MonitoredAttempt> {
  const [attempt] = await presentAttempts(context, [row]);
  return attempt as MonitoredAttempt;
}

export async function readAttempt(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>,
  id: string,
): Promise<MonitoredAttempt> {
  return presentOne(context, await getAttemptRow(context.db, id));
}

/** Presents an attempt with its examination. */
export async function presentOfExamination(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>,
  row: AttemptRow,
): Promise<AttemptOfExamination> {
  const { examination_id: id, examination_name } = row;
  return { ...(await presentOne(context, row)), examination: { id, examination_name } };
}
