import type { TokenUser } from '@lulus/contract';
import { sql } from 'kysely';
import { visibleEvents } from '../attempts/state/visible-events.queries.ts';
import { shownLogin } from '../auth/account/logins.queries.ts';
import { isReachableBy } from '../auth/reach.ts';
import { attemptClass } from '../classes/classes.queries.ts';
import { isUncounted } from '../examinations/uncounted-answers.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors.ts';

/**
 * Selects attempts for a list of staff: the running ones first, then the newest. One query counts the answers
 * of any number of attempts.
 */
function attempts(db: Db, meant: { id: string } | { examination_id: string } | { user_id: string }) {
  return db
    .with('meant', (db) =>
      db
        .selectFrom('attempts')
        .selectAll()
        .where((row) => row.and(meant)),
    )
    .selectFrom('meant as attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .innerJoin('examinations', 'examinations.id', 'attempts.examination_id')
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .leftJoin(
      (db) =>
        db
          .selectFrom('answers')
          .innerJoin('meant', 'meant.id', 'answers.attempt_id')
          .select([
            'attempt_id',
            sql<number>`count(coalesce(option, response::text))::integer`.as('answered'),
            sql<Date | null>`max(answered_at)`.as('last_answer_at'),
          ])
          .groupBy('attempt_id')
          .as('own'),
      (join) => join.onRef('own.attempt_id', '=', 'attempts.id'),
    )
    .leftJoin(
      (db) =>
        db
          .selectFrom('late_answers')
          .innerJoin('meant', 'meant.id', 'late_answers.attempt_id')
          .select((late) => [
            'attempt_id',
            late.cast<number>(late.fn.countAll(), 'integer').as('late'),
            late.fn.max('received_at').as('received_at'),
            late.fn.min('answered_at').as('claimed_from'),
            late.fn.max('answered_at').as('claimed_to'),
            sql<boolean>`bool_and(ignored_at is not null)`.as('ignored'),
          ])
          .where('meant.submitted_at', 'is not', null)
          .where(isUncounted)
          .groupBy('attempt_id')
          .as('uncounted'),
      (join) => join.onRef('uncounted.attempt_id', '=', 'attempts.id'),
    )
    .select((row) => [
      'attempts.id',
      'attempts.examination_id',
      'examination_name',
      'attempts.revision_id',
      'form',
      'results_release',
      'results_at',
      'results_hidden_at',
      'users.id as user_id',
      'first_name',
      'middle_name',
      'last_name',
      attemptClass,
      shownLogin.as('login'),
      'number',
      'started_at',
      'attempts.extra_time_percent',
      'due_at',
      'section_ends',
      'added_time',
      'submitted_at',
      'closed_by',
      row.fn.coalesce('own.answered', sql<number>`0`).as('answered'),
      'own.last_answer_at',
      'result_score',
      'result_max',
      row.fn.coalesce('unmarked', sql<number>`0`).as('unmarked'),
      'uncounted.late',
      'uncounted.received_at as late_at',
      'uncounted.claimed_from',
      'uncounted.claimed_to',
      'uncounted.ignored as late_ignored',
    ])
    .orderBy('submitted_at', (order) => order.desc().nullsFirst())
    .orderBy('started_at', 'desc')
    .orderBy('attempts.id', 'desc');
}

export type AttemptRow = Awaited<ReturnType<typeof listAttemptRows>>[number];

export function listAttemptRows(db: Db, examinationId: string) {
  return attempts(db, { examination_id: examinationId }).execute();
}

/** Returns the student's attempts at the examinations that this member of staff reaches. */
export function listRowsOfStudent(db: Db, staff: TokenUser, userId: string): Promise<AttemptRow[]> {
  return attempts(db, { user_id: userId }).where(isReachableBy(staff)).execute();
}

export function getAttemptRow(db: Db, id: string): Promise<AttemptRow> {
  return attempts(db, { id }).executeTakeFirstOrThrow(() => notFound('no_attempt'));
}

/**
 * Returns the last outage that ended after the time, with the number of attempts at the examination that got
 * time back. Undefined if none did.
 */
export function findOutage(db: Db, examinationId: string, after: Date) {
  return db
    .selectFrom('outages')
    .innerJoin('attempt_events', 'attempt_events.at', 'outages.ended_at')
    .innerJoin('attempts', 'attempts.id', 'attempt_events.attempt_id')
    .select((row) => ['began_at', 'ended_at', row.cast<number>(row.fn.countAll(), 'integer').as('attempts')])
    .where('ended_at', '>', after)
    .where('given_back', '>', 0)
    .where('examination_id', '=', examinationId)
    .where('attempt_events.kind', '=', 'extended')
    .where('attempt_events.by', '=', 'server')
    .groupBy(['outages.id', 'began_at', 'ended_at'])
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the recorded events of the attempt. */
export function listEventRows(db: Db, attemptId: string) {
  return db
    .selectFrom(visibleEvents(attemptId).as('event'))
    .select(['at', 'kind', 'by', 'details'])
    .orderBy('id')
    .execute();
}

/**
 * Counts the answered questions of which a recording was never played, and returns the time of the first answer.
 */
export async function findUnheard(
  db: Db,
  attemptId: string,
  recordings: { question_id: string; recording_id: string }[],
): Promise<{ at: Date | null; count: number }> {
  const { rows } = await sql<{ at: Date | null; count: number }>`
    select min(answered_at) as at, count(*)::integer as count from answers
    where attempt_id = ${attemptId} and (option is not null or response is not null)
      and question_id in (
        select question_id from json_to_recordset(${JSON.stringify(recordings)}::json)
          as recording (question_id uuid, recording_id uuid)
        where not exists (select from plays
          where plays.attempt_id = ${attemptId} and plays.recording_id = recording.recording_id))
  `.execute(db);
  return rows[0] ?? { at: null, count: 0 };
}
