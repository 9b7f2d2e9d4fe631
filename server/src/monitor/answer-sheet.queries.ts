import { isUncounted } from '../attempts/late-answers.queries.ts';
import type { Db } from '../db/database.ts';

export function listAnswers(db: Db, attemptId: string) {
  return db
    .selectFrom('answers')
    .select(['question_id', 'option', 'flagged', 'answered_at', 'returned_at'])
    .where('attempt_id', '=', attemptId)
    .execute();
}

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

export function listPlays(db: Db, attemptId: string) {
  return db
    .selectFrom('plays')
    .select(['question_id', 'plays'])
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** The late answers that were counted, once too, and those that differ from what is stored. */
export function listLateAnswers(db: Db, attemptId: string) {
  return db
    .selectFrom('late_answers')
    .selectAll()
    .select(isUncounted.as('is_uncounted'))
    .where('attempt_id', '=', attemptId)
    .where((row) =>
      row.or([row('counted_at', 'is not', null), row('counted_before', 'is not', null), isUncounted]),
    )
    .execute();
}

export type ListedLateAnswer = Awaited<ReturnType<typeof listLateAnswers>>[number];
