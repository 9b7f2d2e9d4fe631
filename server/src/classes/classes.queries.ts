import type { SchoolClass, TokenUser, UnassignedStudent } from '@lulus/contract';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { StudentClass } from '../auth/account/current-classes.queries.ts';
import { isClassOf } from '../auth/reach.ts';
import { classKeyOf } from '../platform/db/class-key.ts';
import type { Db } from '../platform/db/database.ts';
import { fullName } from '../platform/db/full-name.ts';
import type { Schema } from '../platform/db/schema.ts';

type User = Pick<TokenUser, 'id' | 'role'>;
export type ClassRow = Selectable<Schema['classes']>;

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

interface NewClass {
  id: string;
  name: string;
  grade: string | null;
  homeroom_teacher_id: string | null;
  /** Absent: the current one. */
  school_year?: string;
}

export async function insertClass(trx: Db, { school_year, ...given }: NewClass): Promise<void> {
  await trx
    .insertInto('classes')
    .values({ ...given, school_year: school_year ?? currentSchoolYear })
    .execute();
}

export async function updateClassRow(
  trx: Db,
  id: string,
  change: Updateable<Schema['classes']>,
): Promise<void> {
  await trx.updateTable('classes').set(change).where('id', '=', id).execute();
}

export async function deleteClasses(trx: Db, ids: string[]): Promise<void> {
  await trx.deleteFrom('classes').where('id', 'in', ids).execute();
}

/** Locks those of the classes that exist against other changes, in the order of ids. Attempts can start meanwhile. */
export function lockClasses(trx: Db, ids: string[]): Promise<ClassRow[]> {
  return trx
    .selectFrom('classes')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Returns those of the names that occur twice, or that a current class beside these has. */
export async function listTakenNames(db: Db, names: string[], except: string[]): Promise<string[]> {
  const given = sql`unnest(${names}::text[]) with ordinality`;
  const { rows } = await sql<{ name: string }>`
    select given.name from ${given} as given (name, place)
    where exists (select from classes where archived_at is null and id <> all(${except}::uuid[])
        and ${classKeyOf(sql`classes.name`)} = ${classKeyOf(sql`given.name`)})
      or exists (select from ${given} as other (name, place) where other.place <> given.place
        and ${classKeyOf(sql`other.name`)} = ${classKeyOf(sql`given.name`)})`.execute(db);
  return rows.map(({ name }) => name);
}

const studentsIn = sql<number>`(select count(*)::integer from users
  where users.class_id = classes.id and users.role = 'student')`;

/** Returns the classes that the user may see, those of this year first. */
export function listClassRows(db: Db, user: User): Promise<SchoolClass[]> {
  const person = sql`jsonb_build_object('id', users.id, 'name', ${fullName})`;
  return db
    .selectFrom('classes')
    .select([
      'id',
      'name',
      'grade',
      'school_year',
      sql<SchoolClass['homeroom_teacher']>`(select ${person} from users
        where users.id = classes.homeroom_teacher_id)`.as('homeroom_teacher'),
      sql<SchoolClass['teachers']>`(select coalesce(jsonb_agg(${person} order by ${fullName}), '[]')
        from class_teachers join users on users.id = class_teachers.user_id
        where class_teachers.class_id = classes.id)`.as('teachers'),
      studentsIn.as('students'),
      sql<boolean>`archived_at is not null`.as('archived'),
    ])
    .where(
      sql<boolean>`(${isClassOf(user)} or archived_at is null and (select teachers_see_all_classes from settings))`,
    )
    .orderBy(sql`archived_at is not null`)
    .orderBy('school_year', 'desc')
    .orderBy('name')
    .execute();
}

/** Returns the active students in no class. */
export function listUnassigned(db: Db): Promise<UnassignedStudent[]> {
  return db
    .selectFrom('users')
    .select(['id', fullName.as('name'), 'class'])
    .where('role', '=', 'student')
    .where('class_id', 'is', null)
    .where('deactivated_at', 'is', null)
    .orderBy('class')
    .orderBy('name')
    .execute();
}

/** Returns the ids of the teacher's classes of this year. */
export async function listOwnClassIds(db: Db, user: User): Promise<string[]> {
  const rows = await db.selectFrom('classes').select('id').where(isClassOf(user)).orderBy('name').execute();
  return rows.map(({ id }) => id);
}

export async function listTeacherIds(db: Db, class_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('class_teachers')
    .select('user_id')
    .where('class_id', '=', class_id)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function replaceTeachers(trx: Db, class_id: string, ids: string[]): Promise<void> {
  await trx.deleteFrom('class_teachers').where('class_id', '=', class_id).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('class_teachers')
    .values(ids.map((user_id) => ({ class_id, user_id })))
    .execute();
}

/** Returns the names of these people, in the order of their names. */
export async function listNames(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(fullName.as('name'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Whether a student is in the class now, or was at the start of an attempt. */
export async function isInUse(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from users where class_id = ${id}) or exists (select from attempts where class_id = ${id})
      as used`.execute(db);
  return rows[0]?.used ?? false;
}

/** Locks the students of these classes in the order of `refreshBalances`, to avoid deadlocks. */
export function lockStudentsOf(
  trx: Db,
  class_ids: string[],
): Promise<{ id: string; class_id: string | null }[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'class_id'])
    .where('role', '=', 'student')
    .where('class_id', 'in', class_ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks the existing ones of these students in the same way. */
export function lockStudents(trx: Db, ids: string[]): Promise<{ id: string; class: string | null }[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'class'])
    .where('role', '=', 'student')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Returns how many rows a merge of these classes would change. */
export async function countUses(
  db: Db,
  ids: string[],
): Promise<{ students: number; attempts: number; examinations: number }> {
  const { rows } = await sql<{ students: number; attempts: number; examinations: number }>`select
    (select count(*)::integer from users where class_id = any(${ids}::uuid[]) and role = 'student') as students,
    (select count(*)::integer from attempts where class_id = any(${ids}::uuid[])) as attempts,
    (select count(*)::integer from examinations where class_ids && ${ids}::uuid[]) as examinations`.execute(
    db,
  );
  return rows[0] ?? { students: 0, attempts: 0, examinations: 0 };
}

/** Adds the teachers of these classes to another one. */
export async function addTeachers(trx: Db, from: string[], to: string): Promise<void> {
  await sql`insert into class_teachers (class_id, user_id)
    select ${to}::uuid, user_id from class_teachers where class_id = any(${from}::uuid[])
    union select ${to}::uuid, homeroom_teacher_id from classes
      where id = any(${from}::uuid[]) and homeroom_teacher_id is not null
    on conflict do nothing`.execute(trx);
}

/** Puts the students into a class, or into none. */
export async function moveStudents(trx: Db, ids: string[], to: StudentClass, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...to, updated_at: now })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('role', '=', 'student')
    .execute();
}

/** Forbids logins to these students. What belongs to them stays. */
export async function deactivateStudents(trx: Db, ids: string[], now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ deactivated_at: now, updated_at: now })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('role', '=', 'student')
    .execute();
}

/** Puts the attempts of these classes into another one, and returns their number. */
export async function moveAttempts(trx: Db, from: string[], to: string): Promise<number> {
  // In the order of all writers of attempts, to avoid deadlocks.
  const { rows } = await sql<{ id: string }>`select id from attempts where class_id = any(${from}::uuid[])
    order by id for no key update`.execute(trx);
  if (rows.length > 0) {
    await trx.updateTable('attempts').set({ class_id: to }).where('class_id', 'in', from).execute();
  }
  return rows.length;
}

/** Opens the examinations of these classes to another one instead, and returns their number. Null: to no other. */
export async function moveAudiences(trx: Db, from: string[], to: string | null): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update examinations set class_ids = array(
      select coalesce(moved.to_id, id) from unnest(class_ids) with ordinality as open (id, place)
        left join (select unnest(${from}::uuid[]) as from_id, ${to}::uuid as to_id) as moved on from_id = id
      where from_id is null or to_id is not null
      group by 1 order by min(place))
    where class_ids && ${from}::uuid[]`.execute(trx);
  return Number(numAffectedRows);
}

/** Column for a query on `attempts` with its `users`: the class at the start of the attempt. */
export const attemptClass = sql<string | null>`coalesce(
  (select classes.name from classes where classes.id = attempts.class_id), users.class)`.as('class');
