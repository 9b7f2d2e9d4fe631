/** Thousands of students with the same password, so that it is hashed once. */
import { v7 as newId } from 'uuid';
import { replaceLogins } from '../../server/src/auth/account/logins.queries.ts';
import { getUser } from '../../server/src/auth/account/users.queries.ts';
import { hashPassword } from '../../server/src/platform/passwords/passwords.ts';
import type { Context } from '../../server/src/process/create-context.ts';
import { aClass } from '../../server/test/factories.ts';
import { headersOf } from '../http/requests.ts';

export const PASSWORD = 'a good password';
/** The classes of students who take examinations. */
export const CLASSES = ['9A', '9B', '9C', '9D', '9E', '9F'];
const ROWS_AT_ONCE = 1000;
const SESSIONS_AT_ONCE = 10;

export interface Account {
  id: string;
  email: string;
}

export interface Student extends Account {
  /** Headers of the student's requests, with a token. */
  headers: string;
}

export async function makeAccounts(context: Context, count: number, classes = CLASSES): Promise<Account[]> {
  const { db } = context;
  const places = await Promise.all(classes.map((name) => aClass(context, name)));
  const password_hash = await hashPassword(PASSWORD);
  const users = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    role: 'student' as const,
    first_name: 'Siswa',
    middle_name: 'Nomor',
    last_name: String(index + 1),
    email: `${newId()}@example.test`,
    ...places[index % places.length],
    password_hash,
  }));
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const some = users.slice(from, from + ROWS_AT_ONCE);
    await db.insertInto('users').values(some).execute();
    await replaceLogins(db, some);
  }
  return users.map(({ id, email }) => ({ id, email }));
}

/** Creates accounts with sessions, as after a login. */
export async function makeStudents(context: Context, count: number, classes?: string[]): Promise<Student[]> {
  const accounts = await makeAccounts(context, count, classes);
  const students: Student[] = [];
  async function openSession(account: Account): Promise<void> {
    const token = await context.sessions.open(await getUser(context.db, account.id));
    students.push({ ...account, headers: headersOf(token) });
  }
  for (let from = 0; from < count; from += SESSIONS_AT_ONCE) {
    await Promise.all(accounts.slice(from, from + SESSIONS_AT_ONCE).map(openSession));
  }
  return students;
}
