import { type Student, whatsappDigits } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/errors.ts';

const COLUMNS = [
  'id',
  'first_name',
  'middle_name',
  'last_name',
  'gender',
  'class',
  'email',
  'whatsapp',
  sql<boolean>`password_hash is not null`.as('has_password'),
] as const;

/** Admins are not reached by these queries: to them such an id is nobody's. */
function students(db: Db) {
  return db.selectFrom('users').where('role', '=', 'student');
}

function inListOrder(found: ReturnType<typeof students>) {
  return found
    .select(COLUMNS)
    .orderBy('class', (order) => order.asc().nullsLast())
    .orderBy('first_name')
    .orderBy('middle_name')
    .orderBy('last_name')
    .orderBy('id');
}

export function listStudents(db: Db): Promise<Student[]> {
  return inListOrder(students(db)).execute();
}

/** In the order of the list. Nobody else writes them until the transaction ends. */
export function lockStudentsWithoutPassword(db: Db): Promise<Student[]> {
  return inListOrder(students(db).where('password_hash', 'is', null))
    .forNoKeyUpdate()
    .execute();
}

export function getStudent(db: Db, id: string): Promise<Student> {
  return students(db)
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
}

export async function updateStudent(
  db: Db,
  { id, ...fields }: Omit<Student, 'has_password'>,
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

/** Sessions, attempts, answers, plays and results go with the row. Answers whether there was such a student. */
export async function deleteStudent(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('role', '=', 'student')
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
