import type { Graded } from '../attempts/grade-stored.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';

/** An attempt has one result: a second one is refused by the primary key. */
export async function insertResults(db: Db, graded: Graded[], now: Date): Promise<void> {
  const results = graded.map((result) => ({ ...result, graded_at: now }));
  await db.insertInto('results').values(results).execute();
}

/** A submitted attempt with its score, and when the score may be shown. */
export function getSubmittedAttempt(db: Db, attemptId: string) {
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
    .select((row) => row.ref('attempts.closed_by').$notNull().as('closed_by'))
    .where('attempts.id', '=', attemptId)
    .executeTakeFirstOrThrow(() => notFound());
}

/** The student's newest submitted attempt at the examination. */
export function getLatestSubmitted(db: Db, userId: string, examinationId: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('examinations', 'examinations.id', 'attempts.examination_id')
    .select(['attempts.id', 'attempts.revision_id', 'form', 'results_release', 'results_at'])
    .where('user_id', '=', userId)
    .where('examination_id', '=', examinationId)
    .where('submitted_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(() => notFound('You have no result for this examination.'));
}
