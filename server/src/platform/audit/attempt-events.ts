/**
 * The events of an attempt. The statement that makes a change writes its event too, from the changed rows. So there
 * is no event without a change, and no change without an event.
 */
import type { AttemptEvent } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';

/** Each may be an expression over the columns of what was changed. */
export interface Occurrence {
  at: Date | RawBuilder<Date>;
  kind: AttemptEvent['kind'] | RawBuilder<string>;
  by: AttemptEvent['by'] | RawBuilder<string>;
  admin_id?: string;
  details?: Details | RawBuilder<Details>;
}

type Details = { [Name in string]?: AttemptEvent['details'][string] };

/**
 * For a `with`: notes the event for each attempt whose id is in the column `attempt_id` of `changed`, another part of
 * the same statement.
 */
export function noteEvent(changed: string, { at, kind, by, admin_id, details = {} }: Occurrence) {
  return sql<never>`(
    insert into attempt_events (attempt_id, at, kind, by, admin_id, details)
    select attempt_id, ${at}, ${kind}, ${by}, ${admin_id ?? null},
      ${'toOperationNode' in details ? details : sql`${JSON.stringify(details)}::jsonb`}
    from ${sql.table(changed)})`;
}
