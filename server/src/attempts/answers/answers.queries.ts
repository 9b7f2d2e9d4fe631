import type { AnswerEntry } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { type RunningWrite, runningAttempts } from '../state/running-attempts.ts';
import type { PlaceOf } from './return-marks.ts';

/** A flag beside it, or its number, is new: it was chosen when it was. */
const isSame = sql`answers.option is not distinct from excluded.option`;

export interface AnswerWrite extends RunningWrite {
  /** At most one entry a question. */
  answers: AnswerEntry[];
  section: number | undefined;
  question: number | undefined;
  /**
   * The sending device; it becomes the active one where there was none. The position changes only for the active
   * device.
   */
  device_id: string | undefined;
  /** How far the chosen go; undefined where no section goes forward only. */
  reached: number | undefined;
  /** The position's place, in a section that goes forward only. */
  stands: number | undefined;
  /** The section from which on no way leads back to the position. */
  barrier: number | undefined;
  placeOf: PlaceOf;
}

export interface Written {
  /** The highest `seq` that the attempt has now. */
  saved: number;
  /** The active device. */
  device_id: string | null;
  /** The entries that did not land: what is stored has their `seq` or a higher one. */
  passed_over: AnswerEntry[];
}

/** A device that names itself none, and an attempt that no device has yet, know of no other. */
const isActive = sql`coalesce(running.device_id = attempts.device_id, true)`;

/** A position behind the barrier does not move back either: such a write was delayed on its way. */
const isMove = sql`(${isActive}
  and (attempts.section >= running.barrier and (running.section, running.question) < (attempts.section, attempts.question))
    is not true)`;

/**
 * Writes answers and position of any number of attempts that still run, in one statement. An entry is stored only if
 * its `seq` is higher than the stored one. Undefined, and nothing written, for an attempt that does not run as it was
 * seen.
 *
 * The outcome comes back as two lists in one row. To join it with the input would take PostgreSQL as long as to write
 * it, since it does not know how few rows there are.
 */
export async function upsertAnswers(db: Db, writes: AnswerWrite[]): Promise<(Written | undefined)[]> {
  const entries = writes.flatMap(({ answers, placeOf }, n) =>
    answers.map((entry) => ({ n, ...entry, place: placeOf(entry.question_id) })),
  );
  const columns = sql`section integer, question integer, device_id uuid, seq integer, reached smallint, stands smallint, barrier integer`;
  const { rows } = await sql<{ moved: string | null; landed: string | null }>`${prepared}
    with ${runningAttempts(
      writes,
      columns,
      ({ section, question, device_id, answers, reached, stands, barrier }) => ({
        section,
        question,
        device_id,
        seq: answers.reduce((highest, { seq }) => Math.max(highest, seq), 0),
        reached,
        stands,
        barrier,
      }),
    )},
    entries as (
      select * from json_to_recordset(${JSON.stringify(entries)}::json)
        as entry (n integer, question_id uuid, option text, flagged boolean, seq integer, place smallint)
    ),
    moved as (
      update attempts set
        section = case when ${isMove} then coalesce(running.section, attempts.section) else attempts.section end,
        question = case when ${isMove} then coalesce(running.question, attempts.question) else attempts.question end,
        seq = greatest(running.seq, attempts.seq),
        furthest = greatest(running.reached, case when ${isActive} then running.stands end, attempts.furthest),
        device_id = coalesce(attempts.device_id, running.device_id),
        saved_at = running.now
      from running where attempts.id = running.attempt_id
      returning n, attempts.id as attempt_id, now, running.furthest, attempts.device_id, attempts.seq as saved
    ),
    landed as (
      insert into answers (attempt_id, question_id, option, flagged, seq, answered_at, returned_at)
      select attempt_id, question_id, option, flagged, entries.seq, now,
        case when entries.place < moved.furthest then now end
      from moved join entries using (n)
      on conflict (attempt_id, question_id) do update set
        option = excluded.option,
        flagged = excluded.flagged,
        seq = excluded.seq,
        answered_at = case when ${isSame} then answers.answered_at else excluded.answered_at end,
        returned_at = case when ${isSame}
          then answers.returned_at else coalesce(excluded.returned_at, answers.returned_at) end
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

export interface ChosenAnswer {
  attempt_id: string;
  question_id: string;
  option: string;
  seq: number;
  /** Chosen after a later question had been answered or shown, in a section that goes forward only. */
  returned: boolean;
}

/**
 * Replaces the stored answers by these. The attempts must be locked, compared with their stored answers, and ended in
 * the same transaction with their highest `seq`.
 */
export async function replaceAnswers(trx: Db, answers: ChosenAnswer[], now: Date): Promise<void> {
  if (answers.length === 0) return;
  await sql`${prepared}
    insert into answers (attempt_id, question_id, option, seq, answered_at, returned_at)
    select attempt_id, question_id, option, seq, ${now}, case when returned then ${now}::timestamptz end
    from json_to_recordset(${JSON.stringify(answers)}::json)
      as chosen (attempt_id uuid, question_id uuid, option text, seq integer, returned boolean)
    on conflict (attempt_id, question_id) do update set
      option = excluded.option, seq = excluded.seq,
      answered_at = case when ${isSame} then answers.answered_at else excluded.answered_at end,
      returned_at = coalesce(excluded.returned_at, answers.returned_at)
  `.execute(trx);
}
