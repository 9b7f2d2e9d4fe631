import { type LateEntry, MAX_QUESTIONS_PER_EXAMINATION } from '@lulus/contract';
import { type Selectable, sql } from 'kysely';
import { isNewer, isOther } from '../../examinations/uncounted-answers.ts';
import { noteEvent } from '../../platform/audit/attempt-events.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Attempt } from '../attempts.queries.ts';

export type LateAnswer = Selectable<Schema['late_answers']>;

/** The source of late answers: the student's device, or an admin who uploads the student's file. */
export type LateSource = { by: 'student' } | { by: 'admin'; admin_id: string };

export interface LateWrite {
  attempt_id: string;
  /** At most one entry per question. */
  answers: LateEntry[];
  offline_since: string | null;
  source: LateSource;
  /** The attempt's last end. */
  ended_at: Date;
  /** Whether the student can see the result. */
  after_result: boolean;
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
  { attempt_id, answers, offline_since, source, ended_at, after_result, now }: LateWrite,
): Promise<number> {
  const from = JSON.stringify({ offline_since, ...(source.by === 'admin' && { copy: true }) });
  const { rows } = await sql<{ received: number }>`
    with entries as (
      select entry.*, entry.option is distinct from answers.option as differs
      from json_to_recordset(${JSON.stringify(answers)}::json)
        as entry (question_id uuid, option text, flagged boolean, seq integer, answered_at timestamptz)
      left join answers on answers.attempt_id = ${attempt_id} and answers.question_id = entry.question_id
      where entry.seq > coalesce(answers.seq, 0)
    ),
    known as (
      select question_id, seq from late_answers join entries using (question_id, seq) where attempt_id = ${attempt_id}
    ),
    landed as (
      insert into late_answers
        (attempt_id, question_id, option, flagged, seq, answered_at, received_at, ended_at, after_result)
      select ${attempt_id}, question_id, option, flagged, seq, answered_at, ${now}, ${ended_at}, ${after_result}
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
      details: sql`jsonb_build_object('count', count) || ${from}::jsonb`,
    })}
    select count(*)::integer as received from entries
    where differs and (question_id, seq) in (select * from known union all select * from landed)
  `.execute(trx);
  return rows[0]?.received ?? 0;
}

/**
 * Returns when the student's first attempt at the examination first ended, or null. Reopenings and later
 * attempts do not change it. From then on the student may know the right answers.
 */
export async function findFirstEnd(
  db: Db,
  { user_id, examination_id }: Pick<Attempt, 'user_id' | 'examination_id'>,
): Promise<Date | null> {
  const { at } = await db
    .selectFrom('attempt_events')
    .innerJoin('attempts', 'attempts.id', 'attempt_events.attempt_id')
    .select((row) => row.fn.min('at').$castTo<Date | null>().as('at'))
    .where('attempts.user_id', '=', user_id)
    .where('attempts.examination_id', '=', examination_id)
    .where('kind', 'in', ['submitted', 'closed'])
    .executeTakeFirstOrThrow();
  return at;
}

/** Returns the result of `findFirstEnd` for each attempt's student, by attempt id. */
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

export type WaitingAnswer = LateAnswer & {
  /** Whether its option differs from the stored one. */
  is_other: boolean;
};

export interface UncountedQuestion {
  attempt_id: string;
  question_id: string;
  /** All late answers newer than the stored one, the newest first. At least one has another option. */
  answers: [WaitingAnswer, ...WaitingAnswer[]];
}

/** Returns the questions of these attempts that have uncounted late answers, by attempt id. */
export async function listUncounted(db: Db, attemptIds: string[]): Promise<Map<string, UncountedQuestion[]>> {
  const rows = await db
    .selectFrom('late_answers')
    .selectAll()
    .select(isOther.as('is_other'))
    .where('attempt_id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .where(isNewer)
    .orderBy('seq', 'desc')
    .execute();
  const questions: UncountedQuestion[] = [];
  for (const answers of Map.groupBy(rows, (row) => `${row.attempt_id} ${row.question_id}`).values()) {
    const [newest, ...older] = answers;
    if (!newest || !answers.some(({ is_other }) => is_other)) continue;
    const { attempt_id, question_id } = newest;
    questions.push({ attempt_id, question_id, answers: [newest, ...older] });
  }
  return Map.groupBy(questions, ({ attempt_id }) => attempt_id);
}

/** Stores these late answers by `seq`, at most one per question. The attempt must be locked and closed. */
export async function mergeLateAnswers(
  trx: Db,
  write: { attempt_id: string; answers: Pick<LateAnswer, 'question_id' | 'seq'>[]; now: Date },
): Promise<void> {
  await sql`
    with counted as (
      update late_answers set counted_at = ${write.now}
      from json_to_recordset(${JSON.stringify(write.answers)}::json) as meant (question_id uuid, seq integer)
      where attempt_id = ${write.attempt_id}
        and late_answers.question_id = meant.question_id and late_answers.seq = meant.seq
      returning late_answers.*
    )
    insert into answers (attempt_id, question_id, option, flagged, seq, answered_at)
    select attempt_id, question_id, option, flagged, seq, answered_at
    from counted
    on conflict (attempt_id, question_id) do update set
      option = excluded.option,
      flagged = excluded.flagged,
      seq = excluded.seq,
      answered_at = excluded.answered_at
    where excluded.seq > answers.seq
  `.execute(trx);
}
