import { sql } from 'kysely';
import { noteEvent } from '../platform/audit/attempt-events.ts';
import type { Db } from '../platform/db/database.ts';
import { isoText } from '../platform/db/iso-text.ts';

export interface Outage {
  began_at: Date;
  ended_at: Date;
}

/**
 * Extends the attempts that ran during the outage by the time that they lost, and returns their number. The time goes
 * to the section that was open when the outage began. Attempts that started in the last `atLeastSeconds` of the outage
 * get none.
 */
export async function giveBack(
  trx: Db,
  { began_at, ended_at }: Outage,
  atLeastSeconds: number,
): Promise<number> {
  const { rows } = await sql`
    with running as (
      select id,
        greatest(${began_at}::timestamptz, started_at, (select max(ended) from unnest(section_ends) ended)) as at,
        round(extract(epoch from ${ended_at}::timestamptz - greatest(${began_at}::timestamptz, started_at)) * 1000)::bigint
          as ms
      from attempts
      where submitted_at is null and due_at > ${began_at}
        and started_at < ${ended_at}::timestamptz - make_interval(secs => ${atLeastSeconds}::integer)
      order by id for no key update
    ),
    extended as (
      update attempts set
        due_at = due_at + make_interval(secs => ms / 1000.0),
        added_time = (
          select jsonb_agg(added order by added ->> 'at')
          from jsonb_array_elements(added_time || jsonb_build_object(
            'at', ${isoText(sql.ref('at'))}, 'ms', ms)) added
        )
      from running where attempts.id = running.id
      returning attempts.id as attempt_id, ms
    ),
    noted as ${noteEvent('extended', {
      at: ended_at,
      kind: 'extended',
      by: 'server',
      details: sql`jsonb_build_object('minutes', round(ms / 60000.0, 2)::float8, 'reason', 'outage')`,
    })}
    select from extended
  `.execute(trx);
  return rows.length;
}
