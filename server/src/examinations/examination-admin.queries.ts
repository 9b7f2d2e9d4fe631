import type { Person } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { fullName } from '../platform/db/full-name.ts';
import { notFound } from '../platform/errors.ts';
import { classNames } from './audience.queries.ts';
import { hasUnpublishedChanges, ownerColumn } from './examinations.queries.ts';
import { isUncounted } from './uncounted-answers.ts';

/** Returns all that staff edit, with numbers of attempts. Throws 404 if there is no such examination. */
export function getExaminationForAdmin(db: Db, id: string) {
  return db
    .selectFrom('examinations')
    .leftJoin('revisions', 'revisions.id', 'examinations.revision_id')
    .select([
      'examinations.id',
      'examinations.examination_name',
      'examinations.examination_desc',
      'examinations.examination_duration',
      'examinations.status',
      'examinations.opens_at',
      'examinations.closes_at',
      'examinations.class_ids',
      classNames,
      'examinations.attempts_allowed',
      'examinations.option_limit',
      'examinations.shuffle_questions',
      'examinations.shuffle_options',
      'examinations.decimal_sign',
      'examinations.negative_total',
      'examinations.results_release',
      'examinations.results_at',
      'examinations.publishing',
      'examinations.kind',
      'examinations.shared',
      sql<number>`(select count(*)::integer from bank_items where examination_id = examinations.id)`.as(
        'examination_bank_count',
      ),
      sql<number>`(select count(*)::integer from attempts where examination_id = examinations.id)`.as(
        'attempts_count',
      ),
      sql<number>`(select count(*)::integer from attempts
        where examination_id = examinations.id and submitted_at is null)`.as('attempts_running'),
      sql<number>`(select count(distinct attempts.id)::integer
        from attempts join late_answers on late_answers.attempt_id = attempts.id
        where examination_id = examinations.id and submitted_at is not null and ${isUncounted}
          and ignored_at is null)`.as('attempts_late'),
      hasUnpublishedChanges.as('has_unpublished_changes'),
      ownerColumn,
      sql<
        Person[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', users.id, 'name', ${fullName}) order by ${fullName}), '[]')
        from co_teachers join users on users.id = co_teachers.user_id
        where co_teachers.examination_id = examinations.id)`.as('co_teachers'),
    ])
    .where('examinations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('no_examination'));
}

/** Returns the ids of examinations that a student has started. */
export async function takenExaminations(db: Db, ids: string[]): Promise<Set<string>> {
  const taken = await db
    .selectFrom('examinations')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attempts')
          .select('attempts.id')
          .whereRef('attempts.examination_id', '=', 'examinations.id'),
      ),
    )
    .execute();
  return new Set(taken.map(({ id }) => id));
}
