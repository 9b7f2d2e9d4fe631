import { type Student, whatsappDigits } from '@lulus/contract';
import { type AliasedExpression, sql } from 'kysely';
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
  'extra_time_percent',
  'text_size',
  'no_animations',
  'high_contrast',
  sql<boolean>`password_hash is not null`.as('has_password'),
] as const;

/** These queries do not find admins: an admin's id is unknown to them. */
function students(db: Db) {
  return db.selectFrom('users').where('role', '=', 'student');
}

function inListOrder(db: Db, found: AliasedExpression<Student, 'found'>) {
  return db
    .selectFrom(found)
    .selectAll()
    .orderBy('class', (order) => order.asc().nullsLast())
    .orderBy('first_name')
    .orderBy('middle_name')
    .orderBy('last_name')
    .orderBy('id');
}

export function listStudents(db: Db): Promise<Student[]> {
  return inListOrder(db, students(db).select(COLUMNS).as('found')).execute();
}

/** Locked in the order in which `refreshBalances` does it, returned in that of the list. */
function lockInListOrder(trx: Db, found: ReturnType<typeof students>): Promise<Student[]> {
  return inListOrder(trx, found.select(COLUMNS).orderBy('id').forNoKeyUpdate().as('found')).execute();
}

/** No other transaction writes them until this one ends. */
export function lockStudentsWithoutPassword(trx: Db): Promise<Student[]> {
  return lockInListOrder(trx, students(trx).where('password_hash', 'is', null));
}

/** The same for those that exist. */
export function lockStudents(trx: Db, ids: string[]): Promise<Student[]> {
  return lockInListOrder(trx, students(trx).where('id', 'in', ids));
}

export function getStudent(db: Db, id: string): Promise<Student> {
  return students(db)
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
}

/** No other transaction writes them until this one ends. */
export function lockStudent(trx: Db, id: string): Promise<Student> {
  return students(trx)
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound());
}

export async function updateStudent(
  db: Db,
  { id, ...fields }: Pick<Student, 'id' | 'email' | 'whatsapp'> & Partial<Student>,
  now: Date,
): Promise<void> {
  const whatsapp_digits = fields.whatsapp === null ? null : whatsappDigits(fields.whatsapp);
  await db
    .updateTable('users')
    .set({ ...fields, whatsapp_digits, updated_at: now })
    .where('id', '=', id)
    .where('role', '=', 'student')
    .execute();
}

/**
 * Locks the students, and before them all their attempts, in the order of `closeLocked`. Closing an attempt locks it
 * first, and its student afterwards. A locked student starts no attempt. An attempt that started just before may be
 * closing, and wait for the student. So the students are unlocked until that attempt is locked too; the other locks
 * stay.
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
 * Sessions, answers, plays, results and balances are deleted with the students and the attempts. Returns which
 * students existed. Needs a transaction.
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

export async function updateClass(
  trx: Db,
  ids: string[],
  { class: name, now }: { class: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ class: name, updated_at: now })
    .where('id', 'in', ids)
    .where('role', '=', 'student')
    .execute();
}
