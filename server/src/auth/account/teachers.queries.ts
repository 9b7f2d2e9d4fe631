import type { Db } from '../../platform/db/database.ts';

/** Returns the active teachers with these ids. They stay active teachers until the transaction ends. */
export function findTeachers(db: Db, ids: string[]): Promise<{ id: string }[]> {
  return db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('role', '=', 'teacher')
    .where('deactivated_at', 'is', null)
    .forShare()
    .execute();
}
