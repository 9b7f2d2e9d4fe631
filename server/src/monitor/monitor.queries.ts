import { sql } from 'kysely';
import { visibleEvents } from '../attempts/state/visible-events.queries.ts';
import { isUncounted } from '../examinations/uncounted-answers.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors.ts';

/**
 * Selects attempts for an admin's list: the running ones first, then the newest. One query counts the answers
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
            sql<number>`count(option)::integer`.as('answered'),
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
            sql<number>`count(distinct question_id)::integer`.as('late'),
            late.fn.max('received_at').as('received_at'),
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
      'section_ends',
      'added_time',
      'late_minutes',
      'results_release',
      'results_at',
      'results_hidden_at',
      'users.id as user_id',
      'first_name',
      'middle_name',
      'last_name',
      'class',
      'email',
      'whatsapp',
      'number',
      'started_at',
      'attempts.extra_time_percent',
      'due_at',
      'submitted_at',
      'closed_by',
      'saved_at',
      row.fn.coalesce('own.answered', sql<number>`0`).as('answered'),
      'own.last_answer_at',
      'result_score',
      'result_max',
      row.fn.coalesce('uncounted.late', sql<number>`0`).as('late'),
      'uncounted.received_at as late_at',
    ])
    .orderBy('submitted_at', (order) => order.desc().nullsFirst())
    .orderBy('started_at', 'desc')
    .orderBy('attempts.id', 'desc');
}

export type AttemptRow = Awaited<ReturnType<typeof listAttemptRows>>[number];

export function listAttemptRows(db: Db, examinationId: string) {
  return attempts(db, { examination_id: examinationId }).execute();
}

export function listRowsOfStudent(db: Db, userId: string): Promise<AttemptRow[]> {
  return attempts(db, { user_id: userId }).execute();
}

export function getAttemptRow(db: Db, id: string): Promise<AttemptRow> {
  return attempts(db, { id }).executeTakeFirstOrThrow(() => notFound('There is no such attempt.'));
}

/**
 * Returns the time of the last other activity, by attempt: playing a recording, ending a section, a takeover
 * or a reopening. An online device would have sent an earlier answer before that.
 */
export async function listLastActivity(db: Db, attemptIds: string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('attempt_events')
    .select((row) => ['attempt_id', row.fn.max('at').$castTo<Date>().as('at')])
    .where('attempt_id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .where('kind', 'in', ['played', 'section_finished', 'resumed', 'reopened'])
    .groupBy('attempt_id')
    .execute();
  return new Map(rows.map(({ attempt_id, at }) => [attempt_id, at]));
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
 * Counts the answered questions among these whose recording was never played, and returns the time of the
 * first answer.
 */
export function findUnheard(db: Db, attemptId: string, questionIds: string[]) {
  return db
    .selectFrom('answers')
    .select((row) => [
      row.fn.min('answered_at').$castTo<Date | null>().as('at'),
      row.cast<number>(row.fn.countAll(), 'integer').as('count'),
    ])
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', sql<string>`any(${questionIds}::uuid[])`)
    .where('option', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('plays')
            .whereRef('plays.attempt_id', '=', 'answers.attempt_id')
            .whereRef('plays.question_id', '=', 'answers.question_id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
}
