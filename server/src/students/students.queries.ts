import { classKey, SCHOOL_NUMBERS, type Student, type TokenUser } from '@lulus/contract';
import { type AliasedExpression, sql } from 'kysely';
import type { StudentClass } from '../auth/account/current-classes.queries.ts';
import { shownLogin } from '../auth/account/logins.queries.ts';
import { isStudentOf } from '../auth/reach.ts';
import { classKeyOf } from '../platform/db/class-key.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors.ts';

const COLUMNS = [
  'id',
  'first_name',
  'middle_name',
  'last_name',
  'gender',
  'class',
  'email',
  'whatsapp',
  ...SCHOOL_NUMBERS,
  shownLogin.as('login'),
  'extra_time_percent',
  'text_size',
  'no_animations',
  'high_contrast',
  sql<boolean>`password_hash is not null`.as('has_password'),
] as const;

type LockedStudent = Student & Pick<StudentClass, 'class_id'>;

/** Selects students only, so that these queries never find an admin. */
function students(db: Db) {
  return db.selectFrom('users').where('role', '=', 'student');
}

function inListOrder<S extends Student>(db: Db, found: AliasedExpression<S, 'found'>) {
  return db
    .selectFrom(found)
    .selectAll()
    .orderBy('class', (order) => order.asc().nullsLast())
    .orderBy('first_name')
    .orderBy('middle_name')
    .orderBy('last_name')
    .orderBy('id');
}

/** Returns the students that this member of staff may see. */
export function listStudents(db: Db, user: TokenUser): Promise<Student[]> {
  return inListOrder(db, students(db).where(isStudentOf(user)).select(COLUMNS).as('found')).execute();
}

/** Locks in the order of `refreshBalances`, to avoid deadlocks. Returns in list order. */
function lockInListOrder(trx: Db, found: ReturnType<typeof students>): Promise<LockedStudent[]> {
  return inListOrder(
    trx,
    found
      .select([...COLUMNS, 'class_id'])
      .orderBy('id')
      .forNoKeyUpdate()
      .as('found'),
  ).execute();
}

/** Locks the students without a password against other writers until the transaction ends. */
export function lockStudentsWithoutPassword(trx: Db): Promise<LockedStudent[]> {
  return lockInListOrder(trx, students(trx).where('password_hash', 'is', null));
}

/** Locks the existing ones of these students in the same way. */
export function lockStudents(trx: Db, ids: string[]): Promise<LockedStudent[]> {
  return lockInListOrder(trx, students(trx).where('id', 'in', ids));
}

/** Returns the ids of the students of a class of this year, in any spelling. */
export async function listIdsOfClass(db: Db, name: string): Promise<string[]> {
  const found = await students(db)
    .select('id')
    .where(sql<boolean>`${classKeyOf(sql`class`)} = ${classKey(name)}`)
    .where(
      sql<boolean>`not exists (select from classes where id = users.class_id and archived_at is not null)`,
    )
    .execute();
  return found.map(({ id }) => id);
}

/** Counts those of these students who have chosen a password, or have logged in with one that the school gave them. */
export async function countLoggedIn(db: Db, ids: string[]): Promise<number> {
  const { count } = await students(db)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', 'in', ids)
    .where('password_hash', 'is not', null)
    .where(sql<boolean>`(not must_change_password
      or exists (select from sessions where user_id = users.id)
      or exists (select from known_devices where user_id = users.id))`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function getStudent(db: Db, id: string): Promise<Student> {
  return students(db)
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
}

/** Locks the student against other writers until the transaction ends. */
export function lockStudent(trx: Db, id: string): Promise<LockedStudent> {
  return students(trx)
    .select([...COLUMNS, 'class_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound());
}

/** Updates a student's fields, without the logins that they are. */
export async function updateStudent(
  db: Db,
  { id, ...fields }: Pick<Student, 'id'> & Partial<Omit<LockedStudent, 'has_password' | 'login'>>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...fields, updated_at: now })
    .where('id', '=', id)
    .where('role', '=', 'student')
    .execute();
}

/**
 * Locks all attempts of the students and then the students, in the order of `closeLocked`. A locked student cannot
 * start an attempt. But an attempt may have started just before, and be closing while it waits for the student. Then
 * this unlocks the students, locks that attempt too, and tries again.
 */
async function lockWithAttempts(trx: Db, ids: string[]): Promise<void> {
  const attempts = trx.selectFrom('attempts').where('user_id', 'in', ids);
  for (;;) {
    const locked = await attempts.select('id').orderBy('id').forUpdate().execute();
    await sql`savepoint attempts_locked`.execute(trx);
    await students(trx).where('id', 'in', ids).orderBy('id').forUpdate().execute();
    const all = await attempts.select('id').execute();
    const isComplete = all.length === locked.length;
    const end = isComplete
      ? sql`release savepoint attempts_locked`
      : sql`rollback to savepoint attempts_locked`;
    await end.execute(trx);
    if (isComplete) return;
  }
}

/**
 * Deletes the students with their attempts, sessions, answers, plays, results and balances. Returns the ids of those
 * that existed. Needs a transaction.
 */
export async function deleteStudents(trx: Db, ids: string[]): Promise<string[]> {
  await lockWithAttempts(trx, ids);
  await trx.deleteFrom('attempts').where('user_id', 'in', ids).execute();
  const deleted = await trx
    .deleteFrom('users')
    .where('id', 'in', ids)
    .where('role', '=', 'student')
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
