import type { AttemptOfExamination, MonitoredAttempt } from '@lulus/contract';
import { listFirstEnds } from '../attempts/late/late-answers.queries.ts';
import type { ExaminationsContext } from '../examinations/context.ts';
import { couldBeSeen } from '../examinations/release/release.ts';
import { examineeOf } from '../students/examinee.ts';
import { type AttemptRow, getAttemptRow } from './monitor.queries.ts';

function presentLate(row: AttemptRow, firstEnd: Date | undefined): MonitoredAttempt['late'] {
  const { late, late_at, claimed_from, claimed_to, late_ignored, submitted_at } = row;
  if (!late || !late_at || !claimed_from || !claimed_to) return null;
  return {
    count: late,
    received_at: late_at.toISOString(),
    claimed_from: claimed_from.toISOString(),
    claimed_to: claimed_to.toISOString(),
    result_visible: couldBeSeen(row, firstEnd ?? submitted_at ?? late_at, late_at),
    ignored: late_ignored === true,
  };
}

function presentAttempt(row: AttemptRow, firstEnd: Date | undefined): MonitoredAttempt {
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
    late: presentLate(row, firstEnd),
  };
}

export async function presentAttempts(
  { db }: Pick<ExaminationsContext, 'db'>,
  rows: AttemptRow[],
): Promise<MonitoredAttempt[]> {
  const withLate = rows.filter(({ late }) => late !== null).map(({ id }) => id);
  const firstEnds = await listFirstEnds(db, withLate);
  return rows.map((row) => presentAttempt(row, firstEnds.get(row.id)));
}

async function presentOne(
  context: Pick<ExaminationsContext, 'db'>,
  row: AttemptRow,
): Promise<MonitoredAttempt> {
  const [attempt] = await presentAttempts(context, [row]);
  return attempt as MonitoredAttempt;
}

export async function readAttempt(
  context: Pick<ExaminationsContext, 'db'>,
  id: string,
): Promise<MonitoredAttempt> {
  return presentOne(context, await getAttemptRow(context.db, id));
}

/** Presents an attempt with its examination. */
export async function presentOfExamination(
  context: Pick<ExaminationsContext, 'db'>,
  row: AttemptRow,
): Promise<AttemptOfExamination> {
  const { examination_id: id, examination_name } = row;
  return { ...(await presentOne(context, row)), examination: { id, examination_name } };
}
