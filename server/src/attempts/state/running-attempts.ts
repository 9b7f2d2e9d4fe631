/**
 * The condition for a write of an attempt's owner, for statements that write to several attempts. The attempt
 * must run, and its times must be as the caller read them. Then facts that follow from the times, such as the
 * open section, still apply. A statement that waited for a lock checks the condition again.
 */
import { DEADLINE_GRACE_SECONDS } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Attempt } from '../attempts.queries.ts';

export interface RunningWrite {
  /** As the caller read it. */
  attempt: Attempt;
  now: Date;
}

/**
 * Returns undefined for an empty array, which is slow for PostgreSQL to read. Nearly all attempts have empty
 * ones.
 */
const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** Compares a row of `writes` with its row of `attempts`. */
const stillRuns = sql`attempts.id = writes.attempt_id
        and attempts.user_id = writes.user_id and attempts.submitted_at is null
        and attempts.due_at > writes.now - ${DEADLINE_GRACE_SECONDS}::float8 * interval '1 second'
        and attempts.section_ends = coalesce(writes.section_ends, '{}')
        and attempts.added_time = coalesce(writes.added_time, '[]')`;

/**
 * For a `with` clause. `running` has one row per permitted write: its index `n`, `attempt_id`, `now`, and the
 * values of `own`. `columns` declares the columns of `own`. Locks the attempts in the order of their ids to
 * avoid deadlocks, since PostgreSQL alone guarantees no order. Each write must be of a different attempt.
 */
export function runningAttempts<Write extends RunningWrite>(
  writes: Write[],
  columns: RawBuilder<unknown>,
  own: (write: Write) => object,
) {
  const rows = writes.map((write, n) => ({
    n,
    attempt_id: write.attempt.id,
    user_id: write.attempt.user_id,
    section_ends: unlessEmpty(write.attempt.section_ends),
    added_time: unlessEmpty(write.attempt.added_time),
    now_ms: write.now.getTime(),
    ...own(write),
  }));
  return sql`writes as (
      select write.*, timestamptz 'epoch' + now_ms * interval '1 millisecond' as now
      from json_to_recordset(${JSON.stringify(rows)}::json) as write (n integer, attempt_id uuid,
        user_id uuid, section_ends timestamptz[], added_time jsonb, now_ms float8, ${columns})
    ),
    running as (
      select writes.* from writes join attempts on ${stillRuns}
      order by attempts.id
      for no key update of attempts
    )`;
}
