import { sql } from 'kysely';
import { noteEvent } from '../../platform/audit/attempt-events.ts';
import type { Db } from '../../platform/db/database.ts';

/**
 * Lowers the count of a locked attempt by one, and ends its last play. Returns the new count, or undefined if
 * there was no play.
 */
export async function lowerPlays(
  trx: Db,
  { attempt_id, recording_id }: { attempt_id: string; recording_id: string },
  { admin_id, reason, now }: { admin_id: string; reason: string | undefined; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ plays: number }>`
    with lowered as (
      update plays set plays = plays - 1, last_play_id = gen_random_uuid(), repeats = 0, resumes = 0,
        position_ms = null
      where attempt_id = ${attempt_id} and recording_id = ${recording_id} and plays > 0
      returning attempt_id, recording_id, plays
    ),
    seen as (
      update attempts set plays_given_back = plays_given_back + 1
      where id in (select attempt_id from lowered)
    ),
    noted as ${noteEvent('lowered', {
      at: now,
      kind: 'play_given_back',
      by: 'admin',
      admin_id,
      details: sql`jsonb_strip_nulls(jsonb_build_object('recording_id', recording_id, 'plays', plays,
        'reason', ${reason ?? null}::text))`,
    })}
    select plays from lowered
  `.execute(trx);
  return rows[0]?.plays;
}
