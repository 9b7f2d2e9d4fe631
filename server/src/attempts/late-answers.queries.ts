import type { LateEntry } from '@lulus/contract';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { noteEvent } from './attempt-events.ts';
import type { Attempt } from './attempts.queries.ts';

export type LateAnswer = Selectable<Schema['late_answers']>;

/** Who hands late answers in: the student's device, or an admin who reads in the student's file. */
export type LateSource = { by: 'student' } | { by: 'admin'; admin_id: string };

export interface LateWrite {
  attempt_id: string;
  /** At most one entry a question. */
  answers: LateEntry[];
  offline_since: string | null;
  source: LateSource;
  /** When the attempt ended last. */
  ended_at: Date;
  /** Whether the student can see the result by now. */
  after_result: boolean;
  /** Of the examination. */
  late_minutes: number;
  now: Date;
}

/** As `judgeLate` judges it. */
const cameInTime = (row: 'excluded' | 'late_answers', minutes: number) =>
  sql`(${sql.ref(`${row}.received_at`)} < ${sql.ref(`${row}.ended_at`)} + make_interval(mins => ${minutes}::integer))`;

/**
 * Records those entries that are newer than what was graded and differ from it, and answers how many they are, also
 * when they were recorded before. What came once the result could be seen, or too late to count, does not take the place of what came before. Wants
 * the attempt locked and closed.
 */
export async function recordLateAnswers(
  trx: Db,
  { attempt_id, answers, offline_since, source, ended_at, after_result, late_minutes, now }: LateWrite,
): Promise<number> {
  const from = JSON.stringify({ offline_since, ...(source.by === 'admin' && { copy: true }) });
  const { rows } = await sql<{ received: number }>`
    with entries as (
      select * from json_to_recordset(${JSON.stringify(answers)}::json)
        as entry (question_id uuid, option text, flagged boolean, seq integer, answered_at timestamptz)
    ),
    differing as (
      select entries.* from entries
      left join answers on answers.attempt_id = ${attempt_id} and answers.question_id = entries.question_id
      where entries.seq > coalesce(answers.seq, 0) and entries.option is distinct from answers.option
    ),
    landed as (
      insert into late_answers
        (attempt_id, question_id, option, flagged, seq, answered_at, received_at, ended_at, after_result)
      select ${attempt_id}, question_id, option, flagged, seq, answered_at, ${now}, ${ended_at}, ${after_result}
      from differing
      on conflict (attempt_id, question_id) do update set
        option = excluded.option,
        flagged = excluded.flagged,
        seq = excluded.seq,
        answered_at = excluded.answered_at,
        received_at = excluded.received_at,
        ended_at = excluded.ended_at,
        after_result = excluded.after_result,
        counted_before = coalesce(late_answers.counted_at, late_answers.counted_before),
        counted_at = null
      where excluded.seq > late_answers.seq and excluded.after_result <= late_answers.after_result
        and ${cameInTime('excluded', late_minutes)} >= ${cameInTime('late_answers', late_minutes)}
      returning attempt_id
    ),
    received as (select attempt_id, count(*) from landed group by attempt_id),
    noted as ${noteEvent('received', {
      at: now,
      kind: 'late_received',
      ...source,
      details: sql`jsonb_build_object('count', count) || ${from}::jsonb`,
    })}
    select count(*)::integer as received from differing
  `.execute(trx);
  return rows[0]?.received ?? 0;
}

/**
 * When an attempt of the student at the examination ended for the first time, also one that was opened again or that
 * another followed: what was right is known from any of them.
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

/** The same for the students of these attempts, by attempt. */
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

/**
 * For a `where` on late_answers: not counted yet, and newer and other than what is stored. What was saved after it had
 * come, in an attempt that was opened again, is newer whatever its `seq`: the device it came from may not have gone on.
 */
export const isUncounted = sql<boolean>`(late_answers.counted_at is null and not exists (
  select from answers
  where answers.attempt_id = late_answers.attempt_id and answers.question_id = late_answers.question_id
    and (answers.seq >= late_answers.seq or answers.answered_at > late_answers.received_at
      or answers.option is not distinct from late_answers.option)))`;

export function listUncounted(db: Db, attemptIds: string[]): Promise<LateAnswer[]> {
  return db
    .selectFrom('late_answers')
    .selectAll()
    .where('attempt_id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .where(isUncounted)
    .execute();
}

/**
 * Takes these late answers among the stored ones, by `seq` like all others, and marks those of them that are returns.
 * Wants the attempt locked and closed.
 */
export async function mergeLateAnswers(
  trx: Db,
  write: {
    attempt_id: string;
    question_ids: string[];
    returned_ids: string[];
    /** How far they go, where the paper has a section that goes forward only. */
    reached: number | undefined;
    now: Date;
  },
): Promise<void> {
  await sql`
    with counted as (
      update late_answers set counted_at = ${write.now}
      where attempt_id = ${write.attempt_id} and question_id = any(${write.question_ids}::uuid[])
      returning *
    ),
    highest as (
      update attempts set
        seq = greatest((select max(seq) from counted), seq),
        furthest = greatest(${write.reached ?? null}::smallint, furthest)
      where id = ${write.attempt_id}
    )
    insert into answers (attempt_id, question_id, option, flagged, seq, answered_at, returned_at)
    select attempt_id, question_id, option, flagged, seq, answered_at,
      case when question_id = any(${write.returned_ids}::uuid[]) then received_at end
    from counted
    on conflict (attempt_id, question_id) do update set
      option = excluded.option,
      flagged = excluded.flagged,
      seq = excluded.seq,
      answered_at = excluded.answered_at,
      returned_at = coalesce(excluded.returned_at, answers.returned_at)
    where excluded.seq > answers.seq
  `.execute(trx);
}
