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
import { type AttemptRow, getAttemptRow, listLastHeard } from './monitor.queries.ts';

/** Whole seconds from the end of the attempt to the last late answer. */
function lateSeconds({ late_at, submitted_at }: AttemptRow): number | null {
  if (!late_at || !submitted_at) return null;
  return Math.max(0, Math.round((late_at.getTime() - submitted_at.getTime()) / 1000));
}

/** How far clocks may differ, and how long an answer may be under way. */
const DOUBT_MS = DEADLINE_GRACE_SECONDS * 1000;

interface Late {
  questions: UncountedQuestion[];
  /** When the student last did something else that reached the server. */
  heard: Date | undefined;
  /** When an attempt of the student at the examination ended for the first time. */
  firstEnd: Date | undefined;
}

type LateJudgement = Pick<MonitoredAttempt, 'late_refused' | 'late_doubtful' | 'result_seen'>;

const NONE_LATE: LateJudgement = {
  late_refused: { after_result: 0, too_late: 0, not_in_time: 0 },
  late_doubtful: 0,
  result_seen: false,
};

async function judgeAll(
  { revisions, clock }: Pick<ExaminationsContext, 'clock' | 'revisions'>,
  row: AttemptRow,
  { questions, heard, firstEnd }: Late,
): Promise<LateJudgement> {
  const { submitted_at: ended, late_minutes } = row;
  if (questions.length === 0 || !ended) return NONE_LATE;
  const late_refused = { ...NONE_LATE.late_refused };
  const revision = await revisions.get(row.revision_id);
  // An attempt from before the column `saved_at` existed has its answers' times.
  const signs = [row.saved_at, row.last_answer_at, heard].map((sign) => sign?.getTime() ?? 0);
  // All that a student had chosen went with their own submit.
  const lastSign = row.closed_by === 'student' ? Number.POSITIVE_INFINITY : Math.max(...signs);
  let late_doubtful = 0;
  for (const question of questions) {
    const { answer, refusal } = assessQuestion(question, { attempt: row, revision, late_minutes });
    if (refusal) late_refused[refusal] += 1;
    else if (answer.answered_at.getTime() + DOUBT_MS < lastSign || !isOfPresentEnd(answer.ended_at, row))
      late_doubtful += 1;
  }
  return { late_refused, late_doubtful, result_seen: couldBeSeen(row, firstEnd ?? ended, clock()) };
}

function presentAttempt(row: AttemptRow, judgement: LateJudgement): MonitoredAttempt {
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
    ...judgement,
    returned: row.returned,
  };
}

/** Late answers of this many attempts are in memory at once. A script can create two thousand for each. */
const JUDGED_AT_ONCE = 20;

async function judgeSome(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>,
  rows: AttemptRow[],
): Promise<[string, LateJudgement][]> {
  const ids = rows.map(({ id }) => id);
  const [late, heard, firstEnds] = await Promise.all([
    listUncounted(context.db, ids),
    listLastHeard(context.db, ids),
    listFirstEnds(context.db, ids),
  ]);
  const lateOf = ({ id }: AttemptRow): Late => ({
    questions: late.get(id) ?? [],
    heard: heard.get(id),
    firstEnd: firstEnds.get(id),
  });
  return Promise.all(
    rows.map(
      async (row): Promise<[string, LateJudgement]> => [row.id, await judgeAll(context, row, lateOf(row))],
    ),
  );
}

export async function presentAttempts(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>,
  rows: AttemptRow[],
): Promise<MonitoredAttempt[]> {
  const withLate = rows.filter(({ late }) => late > 0);
  const judged = new Map<string, LateJudgement>();
  for (let start = 0; start < withLate.length; start += JUDGED_AT_ONCE) {
    const some = await judgeSome(context, withLate.slice(start, start + JUDGED_AT_ONCE));
    for (const [id, judgement] of some) judged.set(id, judgement);
  }
  return rows.map((row) => presentAttempt(row, judged.get(row.id) ?? NONE_LATE));
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

/** With the examination that it is an attempt at. */
export async function presentOfExamination(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'revisions'>,
  row: AttemptRow,
): Promise<AttemptOfExamination> {
  const { examination_id: id, examination_name } = row;
  return { ...(await presentOne(context, row)), examination: { id, examination_name } };
}
