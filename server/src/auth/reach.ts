/**
 * What staff may reach. Admins reach everything. Teachers reach the examinations that they own or co-teach, and the
 * students of these and of their classes. Proctors reach nothing until they have a sitting.
 */
import type { Concern, ExaminationKind, TokenUser } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../platform/db/database.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';

export type Staff = Pick<TokenUser, 'id' | 'role'>;

/** Owner of the examinations that this user makes; null for the school. */
export const ownerIdOf = ({ id, role }: Staff): string | null => (role === 'teacher' ? id : null);

/** SQL condition on `examinations`: may the user delete, transfer and share it? */
function isOwnedBy({ id, role }: Staff): RawBuilder<boolean> {
  if (role === 'admin') return sql`true`;
  return role === 'teacher' ? sql`coalesce(examinations.owner_id = ${id}, false)` : sql`false`;
}

/** SQL condition on `examinations`: may the user see and edit it? */
export function isReachableBy(user: Staff): RawBuilder<boolean> {
  if (user.role !== 'teacher') return isOwnedBy(user);
  return sql`(${isOwnedBy(user)} or exists (select from co_teachers
    where co_teachers.examination_id = examinations.id and co_teachers.user_id = ${user.id}))`;
}

/** SQL condition on `examinations`: may the user see the questions and copy them? Only collections are shared. */
export function isReadableBy(user: Staff): RawBuilder<boolean> {
  if (user.role !== 'teacher') return isOwnedBy(user);
  return sql`(${isReachableBy(user)} or examinations.shared)`;
}

/** SQL condition on `classes`: is it one of this year's that the user teaches? Admins have all of them. */
export function isClassOf(user: Staff): RawBuilder<boolean> {
  if (user.role !== 'teacher') return isOwnedBy(user);
  return sql`(classes.archived_at is null and (coalesce(classes.homeroom_teacher_id = ${user.id}, false)
    or exists (select from class_teachers
      where class_teachers.class_id = classes.id and class_teachers.user_id = ${user.id})))`;
}

/** SQL condition on `users`: may the user see this student? */
export function isStudentOf(user: Staff): RawBuilder<boolean> {
  if (user.role !== 'teacher') return isOwnedBy(user);
  return sql`((select teachers_see_all_classes from settings)
    or exists (select from classes where classes.id = users.class_id and ${isClassOf(user)})
    or exists (select from attempts join examinations on examinations.id = attempts.examination_id
      where attempts.user_id = users.id and ${isReachableBy(user)}))`;
}

/** Returns those of the examinations that the user reaches, without collections. Throws 403 if `ownerOnly` and the user only co-teaches one. */
export async function reachableExaminations(
  db: Db,
  user: Staff,
  ids: string[],
  { ownerOnly = false } = {},
): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_owned: boolean }>`
    select id, ${isOwnedBy(user)} as is_owned from examinations
    where id = any(${ids}::uuid[]) and kind = 'examination' and ${isReachableBy(user)}`.execute(db);
  if (ownerOnly && rows.some(({ is_owned }) => !is_owned)) throw forbidden('not_owner');
  const reachable = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => reachable.has(id));
}

/** Returns those of the questions that the user may see and copy. */
export async function readableQuestions(db: Db, user: Staff, ids: string[]): Promise<Set<string>> {
  if (user.role === 'admin') return new Set(ids);
  const { rows } = await sql<{ id: string }>`
    select bank_items.id from bank_items join examinations on examinations.id = bank_items.examination_id
    where bank_items.id = any(${ids}::uuid[]) and ${isReadableBy(user)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns a check of a call's object (`Concern`). It throws 404 if the user does not reach it, and 403 if only owners may. */
export function createReachCheck(db: Database) {
  return async (user: Staff, concern: Concern, fields: Record<string, unknown>): Promise<void> => {
    if (concern === 'own') return;
    if ('examination' in concern) return checkExamination(user, concern, fields[concern.examination]);
    if (user.role === 'admin') return;
    if ('student' in concern)
      return refuseNoRows(sql`select from users
      where id = ${fields[concern.student]} and role = 'student' and ${isStudentOf(user)}`);
    if ('question' in concern)
      return refuseNoRows(sql`select from bank_items
      join examinations on examinations.id = bank_items.examination_id
      where bank_items.id = ${fields[concern.question]}
        and ${concern.reads ? isReadableBy(user) : isReachableBy(user)}`);
    if ('stimulus' in concern)
      return refuseNoRows(sql`select from stimuli
      join examinations on examinations.id = stimuli.examination_id
      where stimuli.id = ${fields[concern.stimulus]} and ${isReachableBy(user)}`);
    if ('import' in concern)
      return refuseNoRows(sql`select from imports
      join examinations on examinations.id = imports.examination_id
      where imports.id = ${fields[concern.import]} and ${isReachableBy(user)}`);
    return refuseNoRows(sql`select from attempts
      join examinations on examinations.id = attempts.examination_id
      where attempts.id = ${fields[concern.attempt]} and ${isReachableBy(user)}`);
  };

  async function checkExamination(
    user: Staff,
    { ownerOnly, reads, kind: wanted }: Extract<Concern, { examination: string }>,
    id: unknown,
  ): Promise<void> {
    const { rows } = await sql<{ is_owned: boolean; kind: ExaminationKind }>`
      select ${isOwnedBy(user)} as is_owned, kind from examinations
      where id = ${id} and ${reads ? isReadableBy(user) : isReachableBy(user)}`.execute(db);
    const [found] = rows;
    if (wanted === 'collection' && found?.kind !== 'collection') throw notFound('no_collection');
    // An admin reaches every examination. The handlers answer for those that do not exist.
    if (!found && user.role === 'admin') return;
    if (!found) throw notFound('no_examination');
    if (ownerOnly && !found.is_owned) throw forbidden('not_owner');
    if (!wanted && found.kind === 'collection') throw conflict('is_collection');
  }

  async function refuseNoRows(query: RawBuilder<unknown>): Promise<void> {
    const { rows } = await query.execute(db);
    if (rows.length === 0) throw notFound();
  }
}
