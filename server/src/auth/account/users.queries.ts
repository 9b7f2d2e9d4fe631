import { type Display, SCHOOL_NUMBERS } from '@lulus/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/errors.ts';
import { emailOrLogin, hasIdentifier, replaceLogins } from './logins.queries.ts';

export type NewUser = Insertable<Schema['users']>;

/** Inserts an account with its logins. A login of another account is a unique violation. Needs a transaction. */
export async function insertUser(trx: Db, user: NewUser): Promise<void> {
  await trx.insertInto('users').values(user).execute();
  await replaceLogins(trx, [user]);
}

const LOGIN_COLUMNS = [
  'id',
  'role',
  'first_name',
  'middle_name',
  'last_name',
  emailOrLogin.as('email'),
  'whatsapp',
  ...SCHOOL_NUMBERS,
  'class',
  'must_change_password',
  'deactivated_at',
  'password_hash',
  sql<Display | null>`case when text_size <> 100 or no_animations or high_contrast
    then jsonb_build_object('text_size', text_size, 'no_animations', no_animations, 'high_contrast', high_contrast)
    end`.as('display'),
] as const;

export function findUserByIdentifier(db: Db, identifier: string) {
  return db.selectFrom('users').select(LOGIN_COLUMNS).where(hasIdentifier(identifier)).executeTakeFirst();
}

export function getUser(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(LOGIN_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
}

/** Serialises transactions that lock many accounts or change classes, to avoid deadlocks. */
const IMPORT_LOCK = 4_801_003;

export async function lockImports(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
}

/** Locks these accounts until the transaction ends. Other transactions cannot write them, and logins to them wait. */
export async function lockLogins(trx: Db, ids: string[]): Promise<void> {
  await sql`select from users where id = any(${ids}::uuid[]) order by id for update`.execute(trx);
}

/** Returns the fields of an account that its user sees. */
export function getAccount(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select([
      'role',
      'first_name',
      'middle_name',
      'last_name',
      'class',
      'email',
      'whatsapp',
      ...SCHOOL_NUMBERS,
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
}

export async function updatePassword(
  db: Db,
  id: string,
  password: { password_hash: string; must_change_password: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...password, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Stores a new hash of the same password. Does nothing if the password has changed meanwhile. */
export async function replacePasswordHash(
  db: Db,
  id: string,
  hashes: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: hashes.to })
    .where('id', '=', id)
    .where('password_hash', '=', hashes.from)
    .execute();
}
