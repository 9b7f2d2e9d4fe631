import { type Selectable, sql } from 'kysely';
import { isUncounted } from '../attempts/late-answers.queries.ts';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { notFound } from '../http/errors.ts';

/**
 * Attempts as an admin watches them: the running ones first, then the newest. One query however many they are, which
 * counts answers for all of them together.
 */
function attempts(db: Db, meant: { id: string } | { examination_id: string }) {
  return db
    .with('meant', (db) =>
      db
        .selectFrom('attempts')
        .selectAll()
        .where((row) => row.and(meant)),
    )
    .selectFrom('meant as attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .leftJoin(
      (db) =>
        db
          .selectFrom('answers')
          .innerJoin('meant', 'meant.id', 'answers.attempt_id')
          .select((answers) => [
            'attempt_id',
            answers.cast<number>(answers.fn.countAll(), 'integer').as('answered'),
          ])
          .where('option', 'is not', null)
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
          ])
          .where('meant.submitted_at', 'is not', null)
          .where(isUncounted)
          .groupBy('attempt_id')
          .as('coming'),
      (join) => join.onRef('coming.attempt_id', '=', 'attempts.id'),
    )
    .select((row) => [
      'attempts.id',
      'attempts.examination_id',
      'users.id as user_id',
      'first_name',
      'middle_name',
      'last_name',
      'class',
      'number',
      'started_at',
      'attempts.extra_time_percent',
      'due_at',
      'submitted_at',
      'closed_by',
      row.fn.coalesce('own.answered', sql<number>`0`).as('answered'),
      'result_score',
      'result_max',
      row.fn.coalesce('coming.late', sql<number>`0`).as('late'),
      'coming.received_at as late_at',
    ])
    .orderBy('submitted_at', (order) => order.desc().nullsFirst())
    .orderBy('started_at', 'desc')
    .orderBy('attempts.id', 'desc');
}

export type AttemptRow = Awaited<ReturnType<typeof listAttemptRows>>[number];

export function listAttemptRows(db: Db, examinationId: string) {
  return attempts(db, { examination_id: examinationId }).execute();
}

export function getAttemptRow(db: Db, id: string): Promise<AttemptRow> {
  return attempts(db, { id }).executeTakeFirstOrThrow(() => notFound('There is no such attempt.'));
}

export type EventRow = Pick<Selectable<Schema['attempt_events']>, 'at' | 'kind' | 'by' | 'details'>;

export function listEventRows(db: Db, attemptId: string): Promise<EventRow[]> {
  return db
    .selectFrom('attempt_events')
    .select(['at', 'kind', 'by', 'details'])
    .where('attempt_id', '=', attemptId)
    .orderBy('id')
    .execute();
}
