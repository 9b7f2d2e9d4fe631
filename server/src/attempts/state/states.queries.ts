import { HEARD_MS, MAX_RESUMES, type PlayPosition, type StoredAnswer } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';

/** Stored state of an attempt, by the ids of questions, and of recordings. */
export interface StoredState {
  answers: Record<string, StoredAnswer>;
  /** The highest number of any device. */
  seq: number;
  /** Plays of recordings. */
  plays: Record<string, number>;
  /** Plays that can be resumed. */
  listening: Record<string, PlayPosition>;
}

/** Returns the state of each attempt, in the order of the ids. Undefined if there is no such attempt. */
export async function listStates(db: Db, attemptIds: string[]): Promise<(StoredState | undefined)[]> {
  const { rows } = await sql<StoredState & { id: string }>`${prepared}
    select id, seq,
      (select coalesce(
          json_object_agg(question_id, json_build_object('response', coalesce(response, to_jsonb(option)),
            'option', option, 'flagged', flagged, 'seq', seq) order by question_id), '{}')
        from answers where answers.attempt_id = attempts.id) as answers,
      (select coalesce(json_object_agg(recording_id, plays), '{}')
        from plays where plays.attempt_id = attempts.id) as plays,
      (select coalesce(json_object_agg(recording_id,
          json_build_object('play_id', last_play_id, 'position_ms', position_ms)), '{}')
        from plays where plays.attempt_id = attempts.id and position_ms < ${HEARD_MS}::integer
          and resumes < ${MAX_RESUMES}::integer) as listening
    from attempts where id = any(${attemptIds}::uuid[])
  `.execute(db);
  const states = new Map(rows.map(({ id, ...state }) => [id, state]));
  return attemptIds.map((id) => states.get(id));
}
