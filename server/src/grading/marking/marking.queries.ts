import { sql } from 'kysely';
import { shownLogin } from '../../auth/account/logins.queries.ts';
import { attemptClass } from '../../classes/classes.queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { isMarked } from '../stored-answers.queries.ts';

/** Whether the essay has its present text marked. */
const hasMark = sql<boolean>`coalesce(${isMarked}, false)`;

/** Selects submitted answers to these questions, with their marks. */
function submittedEssays(
  db: Db,
  of: { examination_id: string } | { 'attempts.id': string },
  questionIds: string[],
) {
  return db
    .selectFrom('attempts')
    .innerJoin('answers', 'answers.attempt_id', 'attempts.id')
    .leftJoin('marks', (join) =>
      join
        .onRef('marks.attempt_id', '=', 'answers.attempt_id')
        .onRef('marks.question_id', '=', 'answers.question_id'),
    )
    .where((row) => row.and(of))
    .where('submitted_at', 'is not', null)
    .where('answers.question_id', '=', sql<string>`any(${questionIds}::uuid[])`)
    .where('response', 'is not', null);
}

/** Returns the version and question of each submitted essay, and whether it is marked. */
export function listEssays(db: Db, examinationId: string, questionIds: string[]) {
  return submittedEssays(db, { examination_id: examinationId }, questionIds)
    .select(['attempts.revision_id', 'answers.question_id', hasMark.as('is_marked')])
    .execute();
}

function essayTexts(db: Db, of: Parameters<typeof submittedEssays>[1], questionId: string) {
  return submittedEssays(db, of, [questionId])
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .leftJoin('users as markers', 'markers.id', 'marks.marker_id')
    .select([
      'attempts.id as attempt_id',
      'attempts.revision_id',
      'attempts.number',
      'users.id as user_id',
      'users.first_name',
      'users.middle_name',
      'users.last_name',
      attemptClass,
      shownLogin.as('login'),
      sql<string>`response #>> '{}'`.as('response'),
      'answers.answered_at',
      hasMark.as('is_marked'),
      'points',
      'comment',
      'rubric',
      'version',
      'marker_id',
      'at',
      sql<
        string | null
      >`concat_ws(' ', markers.first_name, nullif(markers.middle_name, ''), nullif(markers.last_name, ''))`.as(
        'marker',
      ),
    ])
    .orderBy('attempts.id');
}

/** Returns the submitted essays of a question with their students and marks, in the order of the starts. */
export function listEssayTexts(db: Db, examinationId: string, questionId: string) {
  return essayTexts(db, { examination_id: examinationId }, questionId).execute();
}

export function findEssay(db: Db, attemptId: string, questionId: string): Promise<EssayRow | undefined> {
  return essayTexts(db, { 'attempts.id': attemptId }, questionId).executeTakeFirst();
}

export type EssayRow = Awaited<ReturnType<typeof listEssayTexts>>[number];

/** Returns the texts of the question that other devices overwrote, the newest first. */
export function listEarlierEssays(db: Db, attemptIds: string[], questionId: string) {
  return db
    .selectFrom('earlier_essays')
    .select(['attempt_id', sql<string>`response #>> '{}'`.as('response'), 'answered_at', 'replaced_at'])
    .where('attempt_id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .where('question_id', '=', questionId)
    .orderBy('replaced_at', 'desc')
    .execute();
}

/** Returns the versions of the examination that have attempts, the newest first. */
export async function listTakenRevisions(db: Db, examinationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('id')
    .where('examination_id', '=', examinationId)
    .where((row) =>
      row.exists(row.selectFrom('attempts').whereRef('attempts.revision_id', '=', 'revisions.id')),
    )
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the attempt until the transaction ends. Corrections lock attempts too. */
export function lockAttemptToMark(trx: Db, attemptId: string) {
  return trx
    .selectFrom('attempts')
    .select(['id', 'revision_id', 'form', 'user_id', 'examination_id', 'submitted_at'])
    .where('id', '=', attemptId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound('no_attempt'));
}

export interface NewMark {
  attempt_id: string;
  question_id: string;
  points: number;
  comment: string;
  rubric: (number | null)[];
  marker_id: string;
  version: number;
  at: Date;
}

/** Stores the mark of the essay's present text. The attempt must be locked. */
export async function upsertMark(trx: Db, mark: NewMark): Promise<void> {
  const { attempt_id, question_id, points, comment, marker_id, version, at } = mark;
  const rubric = JSON.stringify(mark.rubric);
  await sql`
    insert into marks (attempt_id, question_id, points, comment, rubric, essay_md5, marker_id, version, at)
    select ${attempt_id}, ${question_id}, ${points}, ${comment}, ${rubric}::jsonb, md5(response #>> '{}'),
      ${marker_id}, ${version}, ${at}
    from answers where attempt_id = ${attempt_id} and question_id = ${question_id}
    on conflict (attempt_id, question_id) do update set
      points = excluded.points, comment = excluded.comment, rubric = excluded.rubric,
      essay_md5 = excluded.essay_md5, marker_id = excluded.marker_id, version = excluded.version, at = excluded.at
  `.execute(trx);
}
