import { type Selectable, sql } from 'kysely';
import { isUncounted } from '../attempts/late-answers.queries.ts';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { notFound } from '../http/errors.ts';

/** Attempts as an admin watches them, in one query however many they are: the running ones first, then the newest. */
function attempts(db: Db) {
  return db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .leftJoin('results', 'results.attempt_id', 'attempts.id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('answers')
          .select((answers) => answers.cast<number>(answers.fn.countAll(), 'integer').as('answered'))
          .whereRef('answers.attempt_id', '=', 'attempts.id')
          .where('option', 'is not', null)
          .as('own'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('late_answers')
          .select((late) => [
            late.cast<number>(late.fn.countAll(), 'integer').as('late'),
            late.fn.max('received_at').as('received_at'),
          ])
          .whereRef('late_answers.attempt_id', '=', 'attempts.id')
          .where('attempts.submitted_at', 'is not', null)
          .where(isUncounted)
          .as('coming'),
      (join) => join.onTrue(),
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
  return attempts(db).where('attempts.examination_id', '=', examinationId).execute();
}

export function getAttemptRow(db: Db, id: string): Promise<AttemptRow> {
  return attempts(db)
    .where('attempts.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('There is no such attempt.'));
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
