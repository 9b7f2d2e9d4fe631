import type { StoredAnswer } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** What is stored of an attempt, by question id. */
export interface StoredState {
  answers: Record<string, StoredAnswer>;
  /** The highest of any device. */
  seq: number;
  /** Starts of listening items. */
  plays: Record<string, number>;
}

/** Of each attempt, in the order of the list. */
export async function listStates(db: Db, attemptIds: string[]): Promise<StoredState[]> {
  const { rows } = await sql<StoredState>`${prepared}
    select
      (select coalesce(
          json_object_agg(question_id, json_build_object('option', option, 'flagged', flagged, 'seq', seq)), '{}')
        from answers where answers.attempt_id = wanted.attempt_id) as answers,
      (select seq from attempts where attempts.id = wanted.attempt_id) as seq,
      (select coalesce(json_object_agg(question_id, plays), '{}')
        from plays where plays.attempt_id = wanted.attempt_id) as plays
    from unnest(${attemptIds}::uuid[]) with ordinality as wanted (attempt_id, place)
    order by place
  `.execute(db);
  return rows;
}
