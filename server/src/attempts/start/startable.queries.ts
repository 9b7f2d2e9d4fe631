import { sql } from 'kysely';
import { isOpenTo } from '../../examinations/examinations.queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';

/** The conditions for a start of an examination that is open to the student. */
export interface Startable {
  revision_id: string;
  attempts_allowed: number;
  opens_at: Date | null;
  closes_at: Date | null;
  extra_time_percent: number;
  class_id: string | null;
}

/** Returns the conditions of each start, by its index. There is none if the examination is not open to the student. */
export async function listStartable(
  db: Db,
  starts: { user_id: string; examination_id: string }[],
): Promise<Map<number, Startable>> {
  const { rows } = await sql<Startable & { place: string }>`${prepared}
    select place, revision_id, attempts_allowed, opens_at, closes_at, extra_time_percent, class_id
    from unnest(${starts.map(({ user_id }) => user_id)}::uuid[],
      ${starts.map(({ examination_id }) => examination_id)}::uuid[])
      with ordinality as start (user_id, examination_id, place)
    join examinations on examinations.id = start.examination_id
    join users as starting on starting.id = start.user_id
    where revision_id is not null and ${isOpenTo(sql`start.user_id`)}
  `.execute(db);
  return new Map(rows.map(({ place, ...startable }) => [Number(place) - 1, startable]));
}
