/**
 * The log of an attempt. The statement that changes an attempt also inserts the event, from the changed rows. So there
 * is no event without a change, and no change without an event.
 */
import type { AttemptEvent } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';

/** An event's values. Each may be an SQL expression over the columns of the changed rows. */
export interface Occurrence {
  at: Date | RawBuilder<Date>;
  kind: AttemptEvent['kind'] | RawBuilder<string>;
  by: AttemptEvent['by'] | RawBuilder<string>;
  admin_id?: string;
  details?: Details | RawBuilder<Details>;
}

type Details = { [Name in string]?: AttemptEvent['details'][string] };

/**
 * Returns an `insert` for a `with` clause. `changed` names another part of the same clause, with a column `attempt_id`.
 * Each of its rows gives one event.
 */
export function noteEvent(changed: string, { at, kind, by, admin_id, details = {} }: Occurrence) {
  return sql<never>`(
    insert into attempt_events (attempt_id, at, kind, by, admin_id, details)
    select attempt_id, ${at}, ${kind}, ${by}, ${admin_id ?? null},
      ${'toOperationNode' in details ? details : sql`${JSON.stringify(details)}::jsonb`}
    from ${sql.table(changed)})`;
}
