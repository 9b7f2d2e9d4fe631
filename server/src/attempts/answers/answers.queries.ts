import type { AnswerEntry } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { type RunningWrite, runningAttempts } from '../state/running-attempts.ts';
import type { ReadEntry, StoredFields } from './answer-entries.ts';

/** The response is unchanged, and only its flag or `seq` is new. The stored `answered_at` stays. */
const isSame = sql`(answers.option is not distinct from excluded.option
  and answers.response is not distinct from excluded.response)`;

type Entry = ReadEntry<AnswerEntry>;

export interface AnswerWrite extends RunningWrite {
  /** At most one entry per question. */
  answers: Entry[];
  section: number | undefined;
  question: number | undefined;
  /**
   * The sending device. It becomes the active device if the attempt has none. Only the active device changes
   * the position.
   */
  device_id: string | undefined;
  /** Index of the first forward-only section from `section` on. Once there, the position never moves back. */
  barrier: number | undefined;
}

export interface Written {
  /** The highest `seq` of the attempt. */
  saved: number;
  /** The active device. */
  device_id: string | null;
  /** Entries that were not stored, since the stored answer has the same or a higher `seq`. */
  passed_over: Entry[];
}

/** Also true if the request names no device, or if the attempt has none yet. */
const isActive = sql`coalesce(running.device_id = attempts.device_id, true)`;

/** A delayed write must not move the position back within or before a forward-only section. */
const isMove = sql`(${isActive}
  and (attempts.section >= running.barrier and (running.section, running.question) < (attempts.section, attempts.question))
    is not true)`;

/**
 * Writes answers and positions of any number of running attempts in one statement. Stores an entry only if
 * its `seq` is higher than the stored one. Returns undefined, and writes nothing, for an attempt that has
 * changed since it was read.
 *
 * The result is two strings in one row. Joining it with the input would take PostgreSQL as long as writing,
 * since it cannot estimate the number of rows.
 */
export async function upsertAnswers(db: Db, writes: AnswerWrite[]): Promise<(Written | undefined)[]> {
  // Only essays have their device, so that the texts of others are kept (trigger `answers_keep_earlier_essays`).
  const entries = writes.flatMap(({ answers, device_id }, n) =>
    answers.map(({ is_essay, ...entry }) => ({ n, ...entry, ...(is_essay && { writer: device_id }) })),
  );
  const columns = sql`section integer, question integer, device_id uuid, seq integer, barrier integer`;
  const { rows } = await sql<{ moved: string | null; landed: string | null }>`${prepared}
    with ${runningAttempts(writes, columns, ({ section, question, device_id, answers, barrier }) => ({
      section,
      question,
      device_id,
      seq: answers.reduce((highest, { seq }) => Math.max(highest, seq), 0),
      barrier,
    }))},
    entries as (
      select * from json_to_recordset(${JSON.stringify(entries)}::json)
        as entry (n integer, question_id uuid, option text, response jsonb, flagged boolean, seq integer, writer uuid)
    ),
    moved as (
      update attempts set
        section = case when ${isMove} then coalesce(running.section, attempts.section) else attempts.section end,
        question = case when ${isMove} then coalesce(running.question, attempts.question) else attempts.question end,
        seq = greatest(running.seq, attempts.seq),
        device_id = coalesce(attempts.device_id, running.device_id)
      from running where attempts.id = running.attempt_id
      returning n, attempts.id as attempt_id, now, attempts.device_id, attempts.seq as saved
    ),
    landed as (
      insert into answers (attempt_id, question_id, option, response, flagged, seq, answered_at, device_id)
      select attempt_id, question_id, option, response, flagged, entries.seq, now, writer
      from moved join entries using (n)
      on conflict (attempt_id, question_id) do update set
        option = excluded.option,
        response = excluded.response,
        flagged = excluded.flagged,
        seq = excluded.seq,
        answered_at = case when ${isSame} then answers.answered_at else excluded.answered_at end,
        device_id = excluded.device_id
      where excluded.seq > answers.seq
      returning attempt_id, question_id
    )
    select (select string_agg(concat_ws(' ', n, saved, device_id), ',') from moved) as moved,
      (select string_agg(concat_ws(' ', attempt_id, question_id), ',') from landed) as landed
  `.execute(db);
  const [done] = rows;
  const landed = new Set(done?.landed?.split(','));
  const written: (Written | undefined)[] = writes.map(() => undefined);
  for (const [n, saved, device_id = null] of (done?.moved?.split(',') ?? []).map((one) => one.split(' '))) {
    const { attempt, answers } = writes[Number(n)] as AnswerWrite;
    const passed_over = answers.filter(({ question_id }) => !landed.has(`${attempt.id} ${question_id}`));
    written[Number(n)] = { saved: Number(saved), device_id, passed_over };
  }
  return written;
}

export interface GivenAnswer extends StoredFields {
  attempt_id: string;
  question_id: string;
  seq: number;
}

/**
 * Replaces stored answers with these. The caller must lock the attempts and compare the stored answers first.
 * In the same transaction, it must end the attempts with their highest `seq`.
 */
export async function replaceAnswers(trx: Db, answers: GivenAnswer[], now: Date): Promise<void> {
  if (answers.length === 0) return;
  await sql`${prepared}
    insert into answers (attempt_id, question_id, option, response, seq, answered_at)
    select attempt_id, question_id, option, response, seq, ${now}
    from json_to_recordset(${JSON.stringify(answers)}::json)
      as given (attempt_id uuid, question_id uuid, option text, response jsonb, seq integer)
    on conflict (attempt_id, question_id) do update set
      option = excluded.option, response = excluded.response, seq = excluded.seq,
      answered_at = case when ${isSame} then answers.answered_at else excluded.answered_at end
  `.execute(trx);
}
