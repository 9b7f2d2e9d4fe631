import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { runningAttempt } from './attempt-changes.queries.ts';
import { noteEvent } from './attempt-events.ts';
import type { Attempt } from './attempts.queries.ts';

export interface PlayWrite {
  attempt: Attempt;
  question_id: string;
  /** The same for every repeat of one press. */
  play_id: string;
  limit: number;
  now: Date;
}

/**
 * Counts a start if the attempt still runs and the limit allows; a repeat of the last counted press is not counted
 * again. Answers undefined when the attempt does not run as it was read; `plays` is null when the limit is used up.
 */
export async function countPlay(
  db: Db,
  { attempt, question_id, play_id, limit, now }: PlayWrite,
): Promise<{ plays: number | null } | undefined> {
  const { rows } = await sql<{ plays: number | null }>`
    with running as (${runningAttempt(attempt, now)}),
    counted as (
      insert into plays (attempt_id, question_id, plays, last_play_id)
      select id, ${question_id}, 1, ${play_id} from running
      on conflict (attempt_id, question_id) do update set
        plays = case when plays.last_play_id = excluded.last_play_id then plays.plays else plays.plays + 1 end,
        last_play_id = excluded.last_play_id,
        repeats = case when plays.last_play_id = excluded.last_play_id then plays.repeats + 1 else 0 end
      where plays.last_play_id = excluded.last_play_id or plays.plays < ${limit}
      returning attempt_id, question_id, plays, repeats
    ),
    heard as (select * from counted where repeats = 0),
    noted as ${noteEvent('heard', {
      at: now,
      kind: 'played',
      by: 'student',
      details: sql`jsonb_build_object('question_id', question_id, 'plays', plays)`,
    })}
    select (select plays from counted) as plays from running
  `.execute(db);
  return rows[0];
}

/** Starts so far by question id. */
export async function readPlays(db: Db, attemptId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('plays')
    .select(['question_id', 'plays'])
    .where('attempt_id', '=', attemptId)
    .execute();
  return Object.fromEntries(rows.map(({ question_id, plays }) => [question_id, plays]));
}
