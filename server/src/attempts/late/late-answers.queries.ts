import { type LateEntry, MAX_QUESTIONS_PER_EXAMINATION } from '@lulus/contract';
import { sql } from 'kysely';
import { isUncounted } from '../../examinations/uncounted-answers.ts';
import { noteEvent } from '../../platform/audit/attempt-events.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ReadEntry } from '../answers/answer-entries.ts';

export interface LateWrite {
  attempt_id: string;
  /** At most one entry per question. */
  answers: ReadEntry<LateEntry>[];
  /** The source: the student's device, or an admin who uploads the student's file. */
  source: { by: 'student' } | { by: 'admin'; admin_id: string };
  details: { offline_since: string | null } | { copy: true };
  now: Date;
}

/** Late answers that one attempt may have. A device sends one per question each time the attempt ends. */
const MAX_PER_ATTEMPT = 2 * MAX_QUESTIONS_PER_EXAMINATION;

/**
 * Records entries that are newer than the graded answers, in addition to earlier late answers. Returns how
 * many recorded entries now differ from the graded answers. The attempt must be locked and closed.
 */
export async function recordLateAnswers(
  trx: Db,
  { attempt_id, answers, source, details, now }: LateWrite,
): Promise<number> {
  const { rows } = await sql<{ received: number }>`
    with entries as (
      select entry.*, (entry.option is distinct from answers.option
        or entry.response is distinct from answers.response) as differs
      from json_to_recordset(${JSON.stringify(answers)}::json)
        as entry (question_id uuid, option text, response jsonb, flagged boolean, seq integer, answered_at timestamptz)
      left join answers on answers.attempt_id = ${attempt_id} and answers.question_id = entry.question_id
      where entry.seq > coalesce(answers.seq, 0)
    ),
    known as (
      select question_id, seq from late_answers join entries using (question_id, seq) where attempt_id = ${attempt_id}
    ),
    landed as (
      insert into late_answers (attempt_id, question_id, option, response, flagged, seq, answered_at, received_at)
      select ${attempt_id}, question_id, option, response, flagged, seq, answered_at, ${now}
      from entries
      limit greatest(0, ${MAX_PER_ATTEMPT} - (select count(*) from late_answers where attempt_id = ${attempt_id}))
      on conflict do nothing
      returning question_id, seq
    ),
    numbered as (
      update attempts set seq = newest from (select max(seq) as newest from landed) as late
      where id = ${attempt_id} and newest > seq
    ),
    received as (
      select ${attempt_id}::uuid as attempt_id, count(*) from landed join entries using (question_id, seq)
      where differs having count(*) > 0
    ),
    noted as ${noteEvent('received', {
      at: now,
      kind: 'late_received',
      ...source,
      details: sql`jsonb_build_object('count', count) || ${JSON.stringify(details)}::jsonb`,
    })}
    select count(*)::integer as received from entries
    where differs and (question_id, seq) in (select * from known union all select * from landed)
  `.execute(trx);
  return rows[0]?.received ?? 0;
}

/**
 * Returns when each attempt's student first ended an attempt at its examination, by attempt id. Reopenings and later
 * attempts do not change it. From then on the student may know the right answers.
 */
export async function listFirstEnds(db: Db, attemptIds: string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('attempts as meant')
    .innerJoin('attempts as own', (join) =>
      join
        .onRef('own.user_id', '=', 'meant.user_id')
        .onRef('own.examination_id', '=', 'meant.examination_id'),
    )
    .innerJoin('attempt_events', 'attempt_events.attempt_id', 'own.id')
    .select((row) => ['meant.id', row.fn.min('at').$castTo<Date>().as('at')])
    .where('meant.id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .where('kind', 'in', ['submitted', 'closed'])
    .groupBy('meant.id')
    .execute();
  return new Map(rows.map(({ id, at }) => [id, at]));
}

interface CountedAnswers {
  count: number;
  /** When the newest arrived; null if there are none. */
  received_at: Date | null;
}

/** Stores the uncounted late answers, ignored ones too. The attempt must be locked and closed. */
export async function countUncounted(trx: Db, attemptId: string, now: Date): Promise<CountedAnswers> {
  const { rows } = await sql<CountedAnswers>`
    with counted as (
      update late_answers set counted_at = ${now} where attempt_id = ${attemptId} and ${isUncounted}
      returning late_answers.*
    ),
    stored as (
      insert into answers (attempt_id, question_id, option, response, flagged, seq, answered_at)
      select attempt_id, question_id, option, response, flagged, seq, answered_at
      from counted
      on conflict (attempt_id, question_id) do update set
        option = excluded.option,
        response = excluded.response,
        flagged = excluded.flagged,
        seq = excluded.seq,
        answered_at = excluded.answered_at
      where excluded.seq > answers.seq
    )
    select count(*)::integer, max(received_at) as received_at from counted
  `.execute(trx);
  return rows[0] as CountedAnswers;
}

/** Returns how many late answers were not ignored before. The attempt must be locked and closed. */
export async function ignoreUncounted(trx: Db, attemptId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('late_answers')
    .set({ ignored_at: now })
    .where('attempt_id', '=', attemptId)
    .where('ignored_at', 'is', null)
    .where(isUncounted)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
