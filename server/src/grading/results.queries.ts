import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors.ts';
import { correctedKeys } from './corrections/corrections.queries.ts';

/**
 * Submitted attempts with their scores and the keys that were corrected for them, of one moment, and when they may be
 * shown; in any order.
 */
export function listSubmittedAttempts(db: Db, attemptIds: string[]) {
  return db
    .selectFrom('results')
    .innerJoin('attempts', 'attempts.id', 'results.attempt_id')
    .innerJoin('examinations', 'examinations.id', 'attempts.examination_id')
    .select([
      'attempts.id',
      'attempts.revision_id',
      'result_score',
      'result_max',
      'results_release',
      'results_at',
    ])
    .select((row) => [
      row.ref('attempts.closed_by').$notNull().as('closed_by'),
      correctedKeys.as('corrected_keys'),
    ])
    .where('attempts.id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .execute();
}

/** The student's newest submitted attempt at the examination, and whether they are taking it again. */
export function getLatestSubmitted(db: Db, userId: string, examinationId: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('examinations', 'examinations.id', 'attempts.examination_id')
    .select(['attempts.id', 'attempts.revision_id', 'form', 'results_release', 'results_at'])
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
    .executeTakeFirstOrThrow(() => notFound('You have no result for this examination.'));
}
