import { HEARD_MS, MAX_RESUMES, type PlayPosition } from '@lulus/contract';
import { sql } from 'kysely';
import { noteEvent } from '../../platform/audit/attempt-events.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { type RunningWrite, runningAttempts } from '../state/running-attempts.ts';

export interface PlayWrite extends RunningWrite {
  recording_id: string;
  /** The same for each retry of one press. */
  play_id: string;
  limit: number;
}

/** Retries that are not counted until the position moves: lost replies, and players that did not start. */
const UNCOUNTED_RETRIES = 5;

/** The play has a position, and no repeat came since the position moved. */
const isResume = sql`(plays.position_ms is not null and plays.repeats = 0)`;
const isRepeat = sql`(plays.last_play_id = excluded.last_play_id
  and plays.repeats < ${UNCOUNTED_RETRIES}::integer
  and coalesce(plays.position_ms, 0) < ${HEARD_MS}::integer
  and (not ${isResume} or plays.resumes < ${MAX_RESUMES}::integer))`;

export interface Counted {
  /** Null if the limit is used up. */
  plays: number | null;
}

/**
 * Counts plays in any number of running attempts, up to the limit. Records the first retries and resumes of the
 * last counted press without counting them. Returns undefined for an attempt that has changed since it was read.
 */
export async function countPlays(db: Db, writes: PlayWrite[]): Promise<(Counted | undefined)[]> {
  const columns = sql`recording_id uuid, play_id uuid, play_limit integer`;
  const { rows } = await sql<Counted & { n: number }>`${prepared}
    with ${runningAttempts(writes, columns, ({ recording_id, play_id, limit }) => ({
      recording_id,
      play_id,
      play_limit: limit,
    }))},
    counted as (
      insert into plays (attempt_id, recording_id, plays, last_play_id)
      select attempt_id, recording_id, 1, play_id from running
      on conflict (attempt_id, recording_id) do update set
        plays = case when ${isRepeat} then plays.plays else plays.plays + 1 end,
        last_play_id = excluded.last_play_id,
        repeats = case when ${isRepeat} then plays.repeats + 1 else 0 end,
        resumes = case when ${isRepeat} then plays.resumes + ${isResume}::integer else 0 end,
        position_ms = case when ${isRepeat} then plays.position_ms end
      where ${isRepeat}
        or plays.plays < (select play_limit from running where running.attempt_id = excluded.attempt_id)
      returning attempt_id, recording_id, plays, repeats, position_ms
    ),
    played as (
      select counted.*, running.now from counted join running using (attempt_id)
    ),
    noted as ${noteEvent('played', {
      at: sql`now`,
      kind: 'played',
      by: 'student',
      details: sql`jsonb_strip_nulls(
        jsonb_build_object('recording_id', recording_id, 'plays', plays,
          'resumed_ms', case when repeats = 1 then position_ms end,
          'repeats', case when repeats > 1 or position_ms is null then nullif(repeats, 0) end))`,
    })}
    select n, counted.plays from running left join counted using (attempt_id)
  `.execute(db);
  const counted = new Map(rows.map((row) => [row.n, row]));
  return writes.map((_, n) => counted.get(n));
}

export interface PositionWrite extends RunningWrite {
  listening: Record<string, PlayPosition>;
}

/**
 * Raises the positions of the last plays in any number of running attempts. Ignores lower positions, those of
 * other plays, and attempts that have changed since they were read.
 */
export async function raisePositions(db: Db, writes: PositionWrite[]): Promise<undefined[]> {
  const entries = writes.flatMap(({ listening }, n) =>
    Object.entries(listening).map(([recording_id, position]) => ({ n, recording_id, ...position })),
  );
  await sql`${prepared}
    with ${runningAttempts(writes, sql`_ integer`, () => ({}))},
    entries as (
      select * from json_to_recordset(${JSON.stringify(entries)}::json)
        as entry (n integer, recording_id uuid, play_id uuid, position_ms integer)
    )
    update plays set position_ms = entries.position_ms, repeats = 0
    from running join entries using (n)
    where plays.attempt_id = running.attempt_id and plays.recording_id = entries.recording_id
      and plays.last_play_id = entries.play_id and coalesce(plays.position_ms, -1) < entries.position_ms
  `.execute(db);
  return writes.map(() => undefined);
}
