import type { MonitoredAttempt } from '@lulus/contract';
import type { AttemptRow } from './monitor.queries.ts';

/** Whole seconds from the end of the attempt to the last late answer. */
function lateSeconds({ late_at, submitted_at }: AttemptRow): number | null {
  if (!late_at || !submitted_at) return null;
  return Math.max(0, Math.round((late_at.getTime() - submitted_at.getTime()) / 1000));
}

export function presentAttempt(row: AttemptRow): MonitoredAttempt {
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
  };
}
