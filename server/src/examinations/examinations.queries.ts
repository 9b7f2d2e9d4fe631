import { MAX_OPTIONS_PER_QUESTION, type Person, type TokenUser } from '@lulus/contract';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { isReachableBy } from '../auth/reach.ts';
import type { Db } from '../platform/db/database.ts';
import { fullName } from '../platform/db/full-name.ts';
import type { Schema } from '../platform/db/schema.ts';
import { notFound } from '../platform/errors.ts';

export type ExaminationRow = Selectable<Schema['examinations']>;
export type ExaminationChange = Updateable<Schema['examinations']>;

const noSuchExamination = () => notFound('no_examination');

export interface NewExamination {
  id: string;
  examination_name: string;
  examination_desc: string;
  /** Minutes. */
  examination_duration: number;
  /** A teacher, or null for the school. */
  owner_id?: string | null;
  /** Null or absent: all students. */
  class_ids?: string[] | null;
}

/** A collection, which is never published, so it has no description and any duration. */
export interface NewCollection {
  id: string;
  examination_name: string;
  owner_id: string | null;
  shared: boolean;
}

export async function insertCollection(db: Db, collection: NewCollection): Promise<void> {
  await db
    .insertInto('examinations')
    .values({
      ...collection,
      kind: 'collection',
      examination_desc: '',
      examination_duration: 1,
      option_limit: MAX_OPTIONS_PER_QUESTION,
    })
    .execute();
}

export async function insertExamination(db: Db, examination: NewExamination): Promise<void> {
  await db.insertInto('examinations').values(examination).execute();
}

/** Returns the examinations and collections with this id or name. */
export function listExaminationsNamed(db: Db, idOrName: string): Promise<ExaminationRow[]> {
  return db
    .selectFrom('examinations')
    .selectAll()
    .where(({ eb, or }) => or([eb(sql`id::text`, '=', idOrName), eb('examination_name', '=', idOrName)]))
    .orderBy('id')
    .execute();
}

export function getExaminationRow(db: Db, id: string): Promise<ExaminationRow> {
  return db
    .selectFrom('examinations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchExamination);
}

/**
 * Locks the examination until the transaction ends, so that edits of it and of its bank are serialised. A
 * publication includes all of an edit or nothing of it. Attempts can start and run meanwhile.
 */
export function lockExamination(trx: Db, id: string): Promise<ExaminationRow> {
  return trx
    .selectFrom('examinations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(noSuchExamination);
}

/** Locks those of the examinations that exist. All callers lock in the order of ids. */
export function lockExaminations(trx: Db, ids: string[]): Promise<ExaminationRow[]> {
  return examinationRows(trx, ids).forNoKeyUpdate().execute();
}

/** Takes the lock that a start takes by its foreign key. So it waits for a lock against starts. */
export async function lockExaminationAsStarts(trx: Db, id: string): Promise<void> {
  await trx
    .selectFrom('examinations')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow(noSuchExamination);
}

/** Locks those of the examinations that exist, and also blocks starts: an insert that refers to the row waits. */
export function lockExaminationsAgainstStarts(trx: Db, ids: string[]): Promise<ExaminationRow[]> {
  return examinationRows(trx, ids).forUpdate().execute();
}

/** Returns those of the examinations that exist, the oldest first. */
export function listExaminationRows(db: Db, ids: string[]): Promise<ExaminationRow[]> {
  return examinationRows(db, ids).execute();
}

function examinationRows(db: Db, ids: string[]) {
  return db
    .selectFrom('examinations')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id');
}

export async function updateExaminationRow(db: Db, id: string, change: ExaminationChange): Promise<void> {
  await updateExaminationRows(db, [id], change);
}

export async function updateExaminationRows(db: Db, ids: string[], change: ExaminationChange): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('examinations').set(change).where('id', 'in', ids).execute();
}

/** Marks content as edited that the next revision freezes. */
export function touchContent(db: Db, id: string, now: Date): Promise<void> {
  return updateExaminationRow(db, id, { content_edited_at: now, updated_at: now });
}

/**
 * Makes the revision the one that the next attempt gets. The examination must be locked, so that no edit can
 * be newer.
 */
export async function setPublishedRevision(
  trx: Db,
  id: string,
  revisionId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('examinations')
    .set({
      status: 'published',
      revision_id: revisionId,
      updated_at: now,
      content_edited_at: sql`least(content_edited_at, ${now})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes the examinations with their sections, banks and revisions. They must have no attempts. */
export async function deleteExaminationRows(trx: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('examinations').where('id', 'in', ids).execute();
}

/**
 * Whether edits wait for a publication, or an automatic publication has left out questions. Needs a join with
 * the revision.
 */
export const hasUnpublishedChanges = sql<boolean>`coalesce(examinations.status = 'published'
  and (examinations.content_edited_at > revisions.created_at or examinations.publishing = 'automatic'
    and revisions.examination_bank_count < (
      select count(*) from bank_items where bank_items.examination_id = examinations.id)), false)`;

/** The owner as JSON, or null for the school. */
export const ownerColumn = sql<Person | null>`(select jsonb_build_object('id', users.id, 'name', ${fullName})
  from users where users.id = examinations.owner_id)`.as('owner');

/** Selects the examinations that this member of staff reaches, in their edited state. */
export function examinationsForStaff(db: Db, user: Pick<TokenUser, 'id' | 'role'>) {
  return db
    .selectFrom('examinations')
    .leftJoin('revisions', 'revisions.id', 'examinations.revision_id')
    .select((examinations) => [
      'examinations.id',
      'examinations.examination_name',
      'examinations.examination_desc',
      'examinations.examination_duration',
      examinations
        .selectFrom('bank_items')
        .select((items) => items.cast<number>(items.fn.countAll(), 'integer').as('count'))
        .whereRef('bank_items.examination_id', '=', 'examinations.id')
        .$asScalar()
        .$notNull()
        .as('examination_bank_count'),
      'status',
      'opens_at',
      'closes_at',
      sql<'none'>`'none'`.as('attempt_state'),
      sql<number>`0`.as('attempts_left'),
      sql<number>`0`.as('extra_time_percent'),
      'results_release',
      'results_at',
      hasUnpublishedChanges.as('has_unpublished_changes'),
      sql<boolean>`exists (select from attempts where attempts.examination_id = examinations.id)`.as(
        'is_taken',
      ),
      ownerColumn,
    ])
    .where('kind', '=', 'examination')
    .where(isReachableBy(user))
    .orderBy('examinations.id', 'desc');
}

/** Selects published examinations for students, the newest first. */
export function publishedExaminations(db: Db) {
  return db
    .selectFrom('examinations')
    .innerJoin('revisions', 'revisions.id', 'examinations.revision_id')
    .select([
      'examinations.id',
      'revisions.examination_name',
      'revisions.examination_desc',
      'revisions.examination_duration',
      'revisions.examination_bank_count',
      'examinations.revision_id',
      'examinations.status',
      'examinations.opens_at',
      'examinations.closes_at',
      'examinations.attempts_allowed',
      'examinations.results_release',
      'examinations.results_at',
      'class_ids',
    ])
    .orderBy('examinations.id', 'desc');
}

/** Whether status and classes of the examination allow the student to start it. Does not check the window. */
export function isOpenTo(userId: string | RawBuilder<string>) {
  return sql<boolean>`(examinations.status = 'published' and (examinations.class_ids is null
    or coalesce((select class_id from users where users.id = ${userId}) = any(examinations.class_ids), false)))`;
}
