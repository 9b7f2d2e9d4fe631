/**
 * Logins of accounts. `users` has the fields as they were written. A field is a login if `logins` has a row of it for
 * the account. A school number without a row is data only, since another account has it.
 */
import { LOGIN_KINDS, type LoginFields, type LoginKind, whatsappDigits } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Absent fields are null. */
export type Identifiers = Partial<LoginFields>;

export type IdentifiedAccount = Identifiers & { id: string };

const NUMBER = /^[\d\s+().-]+$/;

/** Reads a typed login as text and, if it may be one, as the digits of a phone number. */
function readTyped(typed: string): { exact: string; phone: string | null } {
  const exact = typed.trim().toLowerCase();
  return { exact, phone: NUMBER.test(exact) ? whatsappDigits(exact) : null };
}

/** Normalizes a typed login, so that all spellings of an unknown phone number share one count of tries. */
export function normalIdentifier(typed: string): string {
  const { exact, phone } = readTyped(typed);
  return phone || exact;
}

/** SQL condition on `users` for a typed login: an exact match, or else a phone number. Matches at most one row. */
export function hasIdentifier(typed: string): RawBuilder<boolean> {
  const { exact, phone } = readTyped(typed);
  return sql<boolean>`users.id = (
    select user_id from logins
    where normal = ${exact} or (normal = ${phone} and kind = 'whatsapp')
    order by normal = ${exact} desc
    limit 1)`;
}

/** What an account of `users` logs in with, as its field has it: the first of `LOGIN_KINDS` that is a login. */
export const shownLogin = sql<string>`coalesce((
  select case kind when 'nis' then users.nis when 'nisn' then users.nisn
    when 'participant_number' then users.participant_number when 'username' then users.username
    when 'email' then users.email else users.whatsapp end
  from logins where logins.user_id = users.id
  order by array_position(${LOGIN_KINDS}::text[], kind)
  limit 1), '')`;

/** The email address of an account of `users`, or else its login. Null if it has none. */
export const emailOrLogin = sql<string | null>`coalesce(users.email, nullif(${shownLogin}, ''))`;

/** Returns the login of each of these accounts, as cards show it. */
export async function listShownLogins(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', shownLogin.as('login')])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, login }) => [id, login]));
}

/** Returns the normal forms of a field, none if it is absent. A phone number has two. */
export function normalForms(kind: LoginKind, written: string | null | undefined): string[] {
  if (written == null) return [];
  if (kind !== 'whatsapp') return [written.trim().toLowerCase()];
  const digits = whatsappDigits(written);
  return digits.startsWith('62') ? [digits, `0${digits.slice(2)}`] : [digits];
}

function loginsOf(account: Identifiers): { normal: string; kind: LoginKind }[] {
  return LOGIN_KINDS.flatMap((kind) => normalForms(kind, account[kind]).map((normal) => ({ normal, kind })));
}

/** Returns the fields whose logins another account has. */
export async function listTakenLogins(db: Db, wanted: Identifiers & { id?: string }): Promise<LoginKind[]> {
  const logins = loginsOf(wanted);
  const rows = await db
    .selectFrom('logins')
    .select(['normal', 'user_id'])
    .where(sql<boolean>`normal = any(${logins.map(({ normal }) => normal)}::text[])`)
    .execute();
  const taken = new Set(rows.filter(({ user_id }) => user_id !== wanted.id).map(({ normal }) => normal));
  return LOGIN_KINDS.filter((kind) => logins.some((login) => login.kind === kind && taken.has(login.normal)));
}

/**
 * Replaces the logins of these accounts by those of the fields. A login of another account is a unique violation. Needs
 * a transaction.
 */
export async function replaceLogins(trx: Db, accounts: IdentifiedAccount[]): Promise<void> {
  const rows = accounts.flatMap((account) => {
    // One text may be in several fields of a person.
    const first = new Map(
      loginsOf(account)
        .reverse()
        .map(({ normal, kind }) => [normal, kind]),
    );
    return [...first].map(([normal, kind]) => ({ normal, user_id: account.id, kind }));
  });
  const column = (name: 'normal' | 'user_id' | 'kind') => rows.map((row) => row[name]);
  const wanted = sql`unnest(${column('normal')}::text[], ${column('user_id')}::uuid[], ${column('kind')}::text[])
    as wanted (normal, user_id, kind)`;
  await sql`
    delete from logins where user_id = any(${accounts.map(({ id }) => id)}::uuid[])
      and (normal, user_id, kind) not in (select * from ${wanted})`.execute(trx);
  // Concurrent transactions insert in the same order, to avoid deadlocks.
  await sql`
    insert into logins (normal, user_id, kind)
    select * from ${wanted} where not exists (
      select from logins where logins.normal = wanted.normal and logins.user_id = wanted.user_id
    )
    order by normal`.execute(trx);
}
