/**
 * The condition under which an attempt accepts its owner's writes, for statements that each write to any number of
 * attempts. The attempt runs, and its time is what the caller saw. So what follows from the time, such as the open
 * section, still holds. A statement that waited for a lock checks the condition again.
 */
import { DEADLINE_GRACE_SECONDS } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Attempt } from '../attempts.queries.ts';

export interface RunningWrite {
  /** As it was seen. */
  attempt: Attempt;
  now: Date;
}

/** Undefined instead of an empty array, which is slow for PostgreSQL to read. Nearly all attempts have an empty one. */
const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** Of a row of `writes` and its row of `attempts`. */
const stillRuns = sql`attempts.id = writes.attempt_id
        and attempts.user_id = writes.user_id and attempts.submitted_at is null
        and attempts.due_at > writes.now - ${DEADLINE_GRACE_SECONDS}::float8 * interval '1 second'
        and attempts.section_ends = coalesce(writes.section_ends, '{}')
        and attempts.added_time = coalesce(writes.added_time, '[]')`;

/**
 * For a `with`. `running` has a row for each write that may be done, numbered by its place as `n`. It has
 * `attempt_id`, `now`, the attempt's `furthest`, and the values of `own`, whose columns `columns` declares. The
 * attempts are locked in the order of their ids, to avoid deadlocks; PostgreSQL alone would not keep to an order.
 * Each write must be of a different attempt.
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
      select writes.*, attempts.furthest from writes join attempts on ${stillRuns}
      order by attempts.id
      for no key update of attempts
    )`;
}
