/**
 * The condition under which an attempt takes its owner's writes, for the statements that write, each for any number of
 * attempts: it runs, and its time is what it was when the caller saw it, so that what follows from that (which section
 * is open) still holds. A statement that waited for a lock checks it again on what the other transaction left.
 */
import { DEADLINE_GRACE_SECONDS } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Attempt } from './attempts.queries.ts';

export interface RunningWrite {
  /** As it was seen. */
  attempt: Attempt;
  now: Date;
}

/** Hardly any attempt has such, and to read an empty array takes PostgreSQL as long as much of the rest of a write. */
const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** Of a row of `writes` and its row of `attempts`. */
const stillRuns = sql`attempts.id = writes.attempt_id
        and attempts.user_id = writes.user_id and attempts.submitted_at is null
        and attempts.due_at > writes.now - ${DEADLINE_GRACE_SECONDS}::float8 * interval '1 second'
        and attempts.section_ends = coalesce(writes.section_ends, '{}')
        and attempts.added_time = coalesce(writes.added_time, '[]')`;

/**
 * For a `with`: `running` has a row for each write that may be done, numbered by its place as `n`, with `attempt_id`, `now`,
 * the attempt's `furthest`, and what `own` gives, whose columns `columns` declares. Their attempts are locked, in the
 * order of their ids, which a statement that is left to choose does not keep: so none who lock several wait for each
 * other in a circle. No two writes may be of one attempt.
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
