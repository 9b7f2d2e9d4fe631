import { type Display, whatsappDigits } from '@lulus/contract';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/errors.ts';

export type NewUser = Omit<Insertable<Schema['users']>, 'whatsapp_digits'>;

export async function insertUser(db: Db, user: NewUser): Promise<void> {
  const digits = user.whatsapp ? whatsappDigits(user.whatsapp) : null;
  await db
    .insertInto('users')
    .values({ ...user, whatsapp_digits: digits })
    .execute();
}

const LOGIN_COLUMNS = [
  'id',
  'role',
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'whatsapp',
  'class',
  'must_change_password',
  'deactivated_at',
  'password_hash',
  sql<Display | null>`case when text_size <> 100 or no_animations or high_contrast
    then jsonb_build_object('text_size', text_size, 'no_animations', no_animations, 'high_contrast', high_contrast)
    end`.as('display'),
] as const;

/** Normalizes a login: a lower-case email address, or the digits of a WhatsApp number. */
export function normalIdentifier(identifier: string): string {
  return identifier.includes('@') ? identifier.toLowerCase() : whatsappDigits(identifier);
}

/** SQL condition on `users` for an email address, or a WhatsApp number in any spelling. Matches at most one row. */
export function hasIdentifier(identifier: string): RawBuilder<boolean> {
  const normal = normalIdentifier(identifier);
  return identifier.includes('@')
    ? sql<boolean>`users.email = ${normal}`
    : sql<boolean>`users.whatsapp_digits = ${normal}`;
}

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
    .select(['role', 'first_name', 'middle_name', 'last_name', 'class', 'email', 'whatsapp'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
}

export interface Identifiers {
  /** Account whose own identifiers do not count as taken. */
  id?: string;
  email: string | null;
  whatsapp: string | null;
}

/** Returns for each identifier whether another account has it. */
export async function listTakenIdentifiers(db: Db, wanted: Identifiers) {
  const digits = wanted.whatsapp === null ? null : whatsappDigits(wanted.whatsapp);
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'whatsapp_digits'])
    .where((users) => users.or([users('email', '=', wanted.email), users('whatsapp_digits', '=', digits)]))
    .execute();
  const others = users.filter((user) => user.id !== wanted.id);
  return {
    email: wanted.email !== null && others.some((user) => user.email === wanted.email),
    whatsapp: digits !== null && others.some((user) => user.whatsapp_digits === digits),
  };
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
