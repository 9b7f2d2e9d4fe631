import type { Person } from '@lulus/contract';
import type { Db } from '../../platform/db/database.ts';
import { fullName } from '../../platform/db/full-name.ts';

/** Returns the active teachers by name. */
export function listActiveTeachers(db: Db): Promise<Person[]> {
  return db
    .selectFrom('users')
    .select(['id', fullName.as('name')])
    .where('role', '=', 'teacher')
    .where('deactivated_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Locks the examinations that this user owns, also against starts. */
export function lockExaminationsOf(trx: Db, owner_id: string) {
  return trx
    .selectFrom('examinations')
    .select(['id', 'results_counted'])
    .where('owner_id', '=', owner_id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function deleteCoTeacher(trx: Db, user_id: string): Promise<void> {
  await trx.deleteFrom('co_teachers').where('user_id', '=', user_id).execute();
}

export async function listCoTeacherIds(db: Db, examination_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('co_teachers')
    .select('user_id')
    .where('examination_id', '=', examination_id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function replaceCoTeachers(trx: Db, examination_id: string, ids: string[]): Promise<void> {
  await trx.deleteFrom('co_teachers').where('examination_id', '=', examination_id).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('co_teachers')
    .values(ids.map((user_id) => ({ examination_id, user_id })))
    .execute();
}
