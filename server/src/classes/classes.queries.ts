import type { TokenUser } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import { isClassOf } from '../auth/reach.ts';
import { classKeyOf } from '../platform/db/class-key.ts';
import type { Db } from '../platform/db/database.ts';

/** The school year of new classes: the latest one of the current classes, or else that of today's date. */
const currentSchoolYear: RawBuilder<string> = sql`coalesce(
  (select max(school_year) from classes where archived_at is null),
  concat_ws('/', extract(year from now() - interval '6 months'), extract(year from now() + interval '6 months')))`;

/** Inserts those of the classes whose name no current class has, and returns them. */
export async function insertMissingClasses(
  trx: Db,
  classes: { id: string; name: string }[],
): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    insert into classes (id, name, school_year)
    select distinct on (${classKeyOf(sql`name`)}) id, name, ${currentSchoolYear}
    from unnest(${classes.map(({ id }) => id)}::uuid[], ${classes.map(({ name }) => name)}::text[]) as new (id, name)
    on conflict do nothing
    returning name`.execute(trx);
  return rows;
}

/** Returns the ids of the teacher's classes of this year. */
export async function listOwnClassIds(db: Db, user: Pick<TokenUser, 'id' | 'role'>): Promise<string[]> {
  const rows = await db.selectFrom('classes').select('id').where(isClassOf(user)).orderBy('name').execute();
  return rows.map(({ id }) => id);
}

/** Puts the students into the class, or into none. */
export async function moveStudents(
  trx: Db,
  ids: string[],
  to: { id: string; name: string } | undefined,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ class: to?.name ?? null, class_id: to?.id ?? null, updated_at: now })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('role', '=', 'student')
    .execute();
}

/** Column for a query on `attempts` with its `users`: the class at the start of the attempt. */
export const attemptClass = sql<string | null>`coalesce(
  (select classes.name from classes where classes.id = attempts.class_id), users.class)`.as('class');
