import type { MonitoredAttempt } from '@lulus/contract';
import { type LateAnswer, listUncounted } from '../attempts/late-answers.queries.ts';
import type { Context } from '../context.ts';
import { judgeLate } from './judge-late.ts';
import { type AttemptRow, getAttemptRow } from './monitor.queries.ts';

/** Whole seconds from the end of the attempt to the last late answer. */
function lateSeconds({ late_at, submitted_at }: AttemptRow): number | null {
  if (!late_at || !submitted_at) return null;
  return Math.max(0, Math.round((late_at.getTime() - submitted_at.getTime()) / 1000));
}

async function refusedOf(
  { revisions }: Context,
  row: AttemptRow,
  late: LateAnswer[],
): Promise<MonitoredAttempt['late_refused']> {
  const refused = { after_result: 0, too_late: 0, not_in_time: 0 };
  const { submitted_at: ended, late_minutes } = row;
  if (late.length === 0 || !ended) return refused;
  const revision = await revisions.get(row.revision_id);
  for (const answer of late) {
    const refusal = judgeLate(answer, { attempt: row, ended, revision, late_minutes });
    if (refusal) refused[refusal] += 1;
  }
  return refused;
}

function presentAttempt(row: AttemptRow, late_refused: MonitoredAttempt['late_refused']): MonitoredAttempt {
  const { user_id, first_name, middle_name, last_name } = row;
  return {
    id: row.id,
    user: { id: user_id, first_name, middle_name, last_name, class: row.class },
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
    late_seconds: lateSeconds(row),
    late_refused,
    returned: row.returned,
  };
}

export async function presentAttempts(context: Context, rows: AttemptRow[]): Promise<MonitoredAttempt[]> {
  const withLate = rows.filter(({ late }) => late > 0).map(({ id }) => id);
  const late = withLate.length > 0 ? await listUncounted(context.db, withLate) : [];
  const byAttempt = Map.groupBy(late, ({ attempt_id }) => attempt_id);
  return Promise.all(
    rows.map(async (row) => presentAttempt(row, await refusedOf(context, row, byAttempt.get(row.id) ?? []))),
  );
}

export async function readAttempt(context: Context, id: string): Promise<MonitoredAttempt> {
  const row = await getAttemptRow(context.db, id);
  const [attempt] = await presentAttempts(context, [row]);
  return attempt as MonitoredAttempt;
}
