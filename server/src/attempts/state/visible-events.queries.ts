import type { AttemptEvent } from '@lulus/contract';
import { type Selectable, sql } from 'kysely';
import { isoText } from '../../platform/db/iso-text.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type ToldEvent = Pick<Selectable<Schema['attempt_events']>, 'id' | 'at' | 'kind' | 'by' | 'details'>;

/** Events that a student can cause repeatedly. */
const REPEATABLE: AttemptEvent['kind'][] = ['resumed', 'late_received'];

/**
 * Subquery for a `from` clause: the attempt's events. Combines repeated takeovers and late answers into the
 * last one, with their number and the time of the first. A script could cause a million, which would delay
 * other requests. A regrade or mark between them does not split them, since students must not learn of it before the
 * release.
 */
export function visibleEvents(attemptId: string | ReturnType<typeof sql.ref>) {
  return sql<ToldEvent>`(
    select event.id, event.at, event.kind, event.by, case when times = 1 then details
        else details || jsonb_build_object('times', times, 'since', ${isoText(sql.ref('since'))})
          || case when count is null then '{}' else jsonb_build_object('count', count) end
      end as details
    from (
      select max(id) as id, min(at) as since, count(*) as times, sum((details ->> 'count')::integer) as count
      from (
        select id, at, kind, by, details,
          row_number() over (partition by kind in ('regraded', 'marked') order by id)
            - row_number() over (partition by kind, by order by id) as run
        from attempt_events where attempt_id = ${attemptId}
      ) as noted
      group by kind, by, run, case when kind <> all(${REPEATABLE}) then id end
    ) as runs
    join attempt_events as event on event.id = runs.id and event.attempt_id = ${attemptId}
  )`;
}
