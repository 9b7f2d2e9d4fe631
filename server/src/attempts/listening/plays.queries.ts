import { sql } from 'kysely';
import { noteEvent } from '../../platform/audit/attempt-events.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { type RunningWrite, runningAttempts } from '../state/running-attempts.ts';

export interface PlayWrite extends RunningWrite {
  question_id: string;
  /** The same for each retry of one press. */
  play_id: string;
  limit: number;
}

/** Retries of one press that are not counted: lost replies, and players that did not start. */
const UNCOUNTED_RETRIES = 5;

export interface Counted {
  /** Null if the limit is used up. */
  plays: number | null;
}

/**
 * Counts plays in any number of running attempts, up to the limit. Records the first retries of the last
 * counted press without counting them. Returns undefined for an attempt that has changed since it was read.
 */
export async function countPlays(db: Db, writes: PlayWrite[]): Promise<(Counted | undefined)[]> {
  const columns = sql`question_id uuid, play_id uuid, play_limit integer`;
  const isRepeat = sql`plays.last_play_id = excluded.last_play_id and plays.repeats < ${UNCOUNTED_RETRIES}::integer`;
  const { rows } = await sql<Counted & { n: number }>`${prepared}
    with ${runningAttempts(writes, columns, ({ question_id, play_id, limit }) => ({
      question_id,
      play_id,
      play_limit: limit,
    }))},
    counted as (
      insert into plays (attempt_id, question_id, plays, last_play_id)
      select attempt_id, question_id, 1, play_id from running
      on conflict (attempt_id, question_id) do update set
        plays = case when ${isRepeat} then plays.plays else plays.plays + 1 end,
        last_play_id = excluded.last_play_id,
        repeats = case when ${isRepeat} then plays.repeats + 1 else 0 end
      where ${isRepeat}
        or plays.plays < (select play_limit from running where running.attempt_id = excluded.attempt_id)
      returning attempt_id, question_id, plays, repeats
    ),
    played as (
      select counted.*, running.now from counted join running using (attempt_id)
    ),
    noted as ${noteEvent('played', {
      at: sql`now`,
      kind: 'played',
      by: 'student',
      details: sql`jsonb_strip_nulls(
        jsonb_build_object('question_id', question_id, 'plays', plays, 'repeats', nullif(repeats, 0)))`,
    })}
    select n, counted.plays from running left join counted using (attempt_id)
  `.execute(db);
  const counted = new Map(rows.map((row) => [row.n, row]));
  return writes.map((_, n) => counted.get(n));
}
