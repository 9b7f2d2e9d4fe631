/**
 * What staff may reach. Admins reach everything. Teachers reach the examinations that they own or co-teach, and the
 * students of these and of their classes. Proctors reach nothing until they have a sitting.
 */
import type { Concern, TokenUser } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../platform/db/database.ts';
import { forbidden, notFound } from '../platform/errors.ts';

type Staff = Pick<TokenUser, 'id' | 'role'>;

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

/** Returns those of the examinations that the user reaches. Throws 403 if `ownerOnly` and the user only co-teaches one. */
export async function reachableExaminations(
  db: Db,
  user: Staff,
  ids: string[],
  { ownerOnly = false } = {},
): Promise<string[]> {
  if (user.role === 'admin') return ids;
  const { rows } = await sql<{ id: string; is_owned: boolean }>`
    select id, ${isOwnedBy(user)} as is_owned from examinations
    where id = any(${ids}::uuid[]) and ${isReachableBy(user)}`.execute(db);
  if (ownerOnly && rows.some(({ is_owned }) => !is_owned)) throw forbidden('not_owner');
  const reachable = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => reachable.has(id));
}

/** Returns those of the questions whose examination the user reaches. */
export async function reachableQuestions(db: Db, user: Staff, ids: string[]): Promise<Set<string>> {
  if (user.role === 'admin') return new Set(ids);
  const { rows } = await sql<{ id: string }>`
    select bank_items.id from bank_items join examinations on examinations.id = bank_items.examination_id
    where bank_items.id = any(${ids}::uuid[]) and ${isReachableBy(user)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns a check of a call's object (`Concern`). It throws 404 if the user does not reach it, and 403 if only owners may. */
export function createReachCheck(db: Database) {
  return async (user: Staff, concern: Concern, fields: Record<string, unknown>): Promise<void> => {
    if (user.role === 'admin' || concern === 'own') return;
    if ('student' in concern)
      return refuseNoRows(sql`select from users
      where id = ${fields[concern.student]} and role = 'student' and ${isStudentOf(user)}`);
    if ('question' in concern)
      return refuseNoRows(sql`select from bank_items
      join examinations on examinations.id = bank_items.examination_id
      where bank_items.id = ${fields[concern.question]} and ${isReachableBy(user)}`);
    if ('attempt' in concern)
      return refuseNoRows(sql`select from attempts
      join examinations on examinations.id = attempts.examination_id
      where attempts.id = ${fields[concern.attempt]} and ${isReachableBy(user)}`);
    const { examination, ownerOnly } = concern;
    const [found] = await reachableExaminations(db, user, [String(fields[examination])], { ownerOnly });
    if (found === undefined) throw notFound('no_examination');
  };

  async function refuseNoRows(query: RawBuilder<unknown>): Promise<void> {
    const { rows } = await query.execute(db);
    if (rows.length === 0) throw notFound();
  }
}
