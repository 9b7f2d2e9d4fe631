import type { ItemResponse } from '@lulus/contract';
import { sql } from 'kysely';
import { isUncounted } from '../examinations/uncounted-answers.ts';
import type { EssayMark } from '../grading/grade.ts';
import { isMarked } from '../grading/stored-answers.queries.ts';
import type { Db } from '../platform/db/database.ts';

/** The response of any type; a single choice stores it as its option. */
const responseOf = sql<ItemResponse | null>`coalesce(response, to_jsonb(option))`.as('response');

export function listAnswers(db: Db, attemptId: string) {
  return db
    .selectFrom('answers')
    .leftJoin('marks', (join) => join.on(isMarked))
    .select([
      'answers.question_id',
      responseOf,
      'flagged',
      'answered_at',
      sql<EssayMark | null>`case when marks.version is not null
        then jsonb_build_object('points', points, 'comment', comment) end`.as('mark'),
    ])
    .where('answers.attempt_id', '=', attemptId)
    .execute();
}

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

export function listPlays(db: Db, attemptId: string) {
  return db
    .selectFrom('plays')
    .select(['recording_id', 'plays'])
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** Returns the late answers that are uncounted or were counted, the newest first. */
export function listLate(db: Db, attemptId: string) {
  return db
    .selectFrom('late_answers')
    .select(['question_id', responseOf, 'answered_at', 'received_at', 'counted_at'])
    .where('attempt_id', '=', attemptId)
    .where((row) => row.or([row('counted_at', 'is not', null), isUncounted]))
    .orderBy('seq', 'desc')
    .execute();
}

export type LateRow = Awaited<ReturnType<typeof listLate>>[number];
