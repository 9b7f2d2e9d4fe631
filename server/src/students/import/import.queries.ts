/** Statements of an import. Each writes a batch of students, sent as one JSON parameter. */
import type { Role } from '@lulus/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { PERSON_COLUMNS } from '../person-columns.ts';

const BATCH = 500;

/** Columns of a student that an import writes, besides the password. */
const FIELDS = [...PERSON_COLUMNS, 'class_id'] as const;

export type StudentRecord = Pick<
  Selectable<Schema['users']>,
  'id' | 'self_registered' | (typeof FIELDS)[number]
>;
/** An account that may match a row, with its logins as in the table `logins`. */
export interface Account extends StudentRecord {
  role: Role;
  logins: string[];
}
export type NewStudentRecord = Omit<StudentRecord, 'self_registered'> & { password_hash: string | null };

/**
 * Returns the accounts that have one of these logins. With `lock`, other transactions cannot change or delete them
 * until this one ends. Logins are not blocked.
 */
export function listAccounts(db: Db, logins: string[], { lock }: { lock: boolean }): Promise<Account[]> {
  return (
    db
      .selectFrom('users')
      .select(['id', 'role', 'self_registered', ...FIELDS])
      .select(
        sql<string[]>`array(select normal from logins where user_id = users.id order by normal)`.as('logins'),
      )
      .where(sql<boolean>`id in (select user_id from logins where normal = any(${logins}::text[]))`)
      // Lock in the order of `refreshBalances`, to avoid deadlocks.
      .$if(lock, (query) => query.orderBy('id').forNoKeyUpdate())
      .execute()
  );
}

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

async function inBatches<T>(
  db: Db,
  records: T[],
  statement: (batch: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH) {
    const json = JSON.stringify(records.slice(start, start + BATCH));
    await statement(sql`jsonb_populate_recordset(null::users, ${json}::jsonb)`).execute(db);
  }
}

/** Inserts students, who have to change their passwords. */
export async function insertStudents(db: Db, students: NewStudentRecord[]): Promise<void> {
  const given = columns(['id', ...FIELDS, 'password_hash']);
  await inBatches(
    db,
    students,
    (batch) => sql`
      insert into users (role, must_change_password, ${given})
      select 'student', true, ${given} from ${batch}`,
  );
}

export async function updateStudents(db: Db, students: StudentRecord[], now: Date): Promise<void> {
  const written = ['self_registered', ...FIELDS];
  const assignments = sql.join(written.map((name) => sql`${sql.ref(name)} = ${sql.ref(`batch.${name}`)}`));
  await inBatches(
    db,
    students,
    (batch) => sql`
      update users set ${assignments}, updated_at = ${now}
      from ${batch} as batch
      where users.id = batch.id and users.role = 'student'`,
  );
}

/** Replaces the students' passwords. The hash is null for students who get links. */
export async function replacePasswords(
  db: Db,
  students: { id: string; password_hash: string | null }[],
): Promise<void> {
  await inBatches(
    db,
    students,
    (batch) => sql`
      update users set password_hash = batch.password_hash, must_change_password = true
      from ${batch} as batch
      where users.id = batch.id and users.role = 'student'`,
  );
}
