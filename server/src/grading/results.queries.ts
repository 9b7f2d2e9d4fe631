import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors.ts';
import { correctionsInForce } from './corrections/corrections.queries.ts';

/**
 * Returns submitted attempts with their scores, corrected answer keys and release, in any order. One
 * statement, so that scores and answer keys match.
 */
export function listSubmittedAttempts(db: Db, attemptIds: string[]) {
  return db
    .selectFrom('results')
    .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
    .innerJoin('examinations', 'examinations.id', 'attempts.examination_id')
    .select([
      'attempts.id',
      'attempts.revision_id',
      'form',
      'result_score',
      'result_max',
      'results_release',
      'results_at',
    ])
    .select((row) => [
      row.ref('attempts.closed_by').$notNull().as('closed_by'),
      correctionsInForce.as('corrections'),
    ])
    .where('attempts.id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .execute();
}

/**
 * Returns the student's newest submitted attempt at the examination, and whether the student is taking it
 * again. Throws 404 if there is none.
 */
export function getLatestSubmitted(db: Db, userId: string, examinationId: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('results', 'results.attempt_id', 'attempts.id')
    .innerJoin('examinations', 'examinations.id', 'attempts.examination_id')
    .select(['attempts.id', 'attempts.revision_id', 'form', 'results_release', 'results_at', 'unmarked'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('attempts as running')
            .whereRef('running.user_id', '=', 'attempts.user_id')
            .whereRef('running.examination_id', '=', 'attempts.examination_id')
            .where('running.submitted_at', 'is', null),
        )
        .as('is_retaken'),
    )
    .where('user_id', '=', userId)
    .where('examination_id', '=', examinationId)
    .where('submitted_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(() => notFound('no_result'));
}
