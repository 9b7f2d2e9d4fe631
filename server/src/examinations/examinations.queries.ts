import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { notFound } from '../http/errors.ts';

export interface NewExamination {
  id: string;
  examination_name: string;
  examination_desc: string;
  /** Minutes. */
  examination_duration: number;
}

export async function insertExamination(db: Db, examination: NewExamination): Promise<void> {
  await db.insertInto('examinations').values(examination).execute();
}

export function getExaminationRow(db: Db, id: string): Promise<Selectable<Schema['examinations']>> {
  return db
    .selectFrom('examinations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('There is no such examination.'));
}

/** Examinations as an admin sees them: as they are being edited. */
export function examinationsForAdmin(db: Db) {
  return db
    .selectFrom('examinations')
    .select((examinations) => [
      'id',
      'examination_name',
      'examination_desc',
      'examination_duration',
      examinations
        .selectFrom('bank_items')
        .select((items) => items.cast<number>(items.fn.countAll(), 'integer').as('count'))
        .whereRef('bank_items.examination_id', '=', 'examinations.id')
        .$asScalar()
        .$notNull()
        .as('examination_bank_count'),
      sql<'none'>`'none'`.as('attempt_state'),
      sql<number>`0`.as('attempts_left'),
    ])
    .orderBy('id', 'desc');
}

/** The published examinations as a student sees them: the revision they would get, and where they stand with it. */
export function examinationsForStudent(db: Db, userId: string) {
  return db
    .selectFrom('examinations')
    .innerJoin('revisions', 'revisions.id', 'examinations.revision_id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('attempts')
          .select((attempts) => [
            attempts.cast<number>(attempts.fn.countAll(), 'integer').as('taken'),
            sql<boolean>`bool_or(submitted_at is null)`.as('running'),
          ])
          .whereRef('attempts.examination_id', '=', 'examinations.id')
          .where('attempts.user_id', '=', userId)
          .as('own'),
      (join) => join.onTrue(),
    )
    .where('examinations.status', '=', 'published')
    .select([
      'examinations.id',
      'revisions.examination_name',
      'revisions.examination_desc',
      'revisions.examination_duration',
      'revisions.examination_bank_count',
      sql<'none' | 'running' | 'submitted'>`case
        when own.running then 'running' when own.taken > 0 then 'submitted' else 'none' end`.as(
        'attempt_state',
      ),
      sql<number>`greatest(examinations.attempts_allowed - own.taken, 0)`.as('attempts_left'),
    ])
    .orderBy('examinations.id', 'desc');
}

export async function setPublishedRevision(db: Db, id: string, revisionId: string, now: Date): Promise<void> {
  await db
    .updateTable('examinations')
    .set({ status: 'published', revision_id: revisionId, updated_at: now })
    .where('id', '=', id)
    .execute();
}
