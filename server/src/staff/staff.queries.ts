import type { StaffMember, StaffRole } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import { replaceLogins } from '../auth/account/logins.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { fullName } from '../platform/db/full-name.ts';
import { notFound } from '../platform/errors.ts';

interface Fields {
  name: string;
  email: string | null;
  whatsapp: string | null;
  username: string | null;
}

/** An account of staff, as it is locked for a change. */
export interface StaffAccount extends Fields {
  id: string;
  role: StaffRole;
  deactivated_at: Date | null;
}

/** An account that may be a student's. */
export interface KnownAccount extends Omit<StaffAccount, 'role'> {
  role: StaffRole | 'student';
}

const TEACHES = sql<boolean>`(classes.homeroom_teacher_id = users.id or exists (select from class_teachers
  where class_teachers.class_id = classes.id and class_teachers.user_id = users.id))`;
const IS_HOMEROOM = sql<boolean>`classes.homeroom_teacher_id = users.id`;

/** Names of the classes of this year that fulfil the condition. */
const classesThat = (condition: RawBuilder<boolean>) => sql<string[]>`array(select classes.name from classes
  where classes.archived_at is null and ${condition} order by classes.name)`;

function staffMembers(db: Db) {
  return db
    .selectFrom('users')
    .select([
      'id',
      fullName.as('name'),
      sql<StaffRole>`role`.as('role'),
      'email',
      'whatsapp',
      'username',
      sql<boolean>`password_hash is not null`.as('has_password'),
      sql<Date | null>`(select max(coalesce(seen_at, created_at)) from sessions where user_id = users.id)`.as(
        'seen_at',
      ),
      'deactivated_at',
      classesThat(TEACHES).as('classes'),
      classesThat(IS_HOMEROOM).as('homeroom_classes'),
    ])
    .where('role', '<>', 'student')
    .orderBy('name')
    .orderBy('id');
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof staffMembers>['executeTakeFirstOrThrow']>>;

const toMember = ({ seen_at, deactivated_at, ...row }: MemberRow): StaffMember => ({
  ...row,
  seen_at: seen_at?.toISOString() ?? null,
  deactivated_at: deactivated_at?.toISOString() ?? null,
});

export async function listStaff(db: Db): Promise<StaffMember[]> {
  return (await staffMembers(db).execute()).map(toMember);
}

export async function getStaff(db: Db, id: string): Promise<StaffMember> {
  const query = staffMembers(db).where('id', '=', id);
  return toMember(await query.executeTakeFirstOrThrow(() => notFound()));
}

const isActiveAdmin = ({ role, deactivated_at }: StaffAccount) => role === 'admin' && deactivated_at === null;

/**
 * Locks the account, and all active admins, so that two admins cannot demote each other at once. Logins and sessions of
 * the locked accounts wait.
 */
export async function lockStaff(
  trx: Db,
  id: string,
): Promise<{ account: StaffAccount; isLastAdmin: boolean }> {
  const accounts: StaffAccount[] = await trx
    .selectFrom('users')
    .select([
      'id',
      fullName.as('name'),
      sql<StaffRole>`role`.as('role'),
      'email',
      'whatsapp',
      'username',
      'deactivated_at',
    ])
    .where('role', '<>', 'student')
    .where((user) =>
      user.or([user('id', '=', id), user('role', '=', 'admin').and('deactivated_at', 'is', null)]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const account = accounts.find((one) => one.id === id);
  if (!account) throw notFound();
  return { account, isLastAdmin: isActiveAdmin(account) && accounts.filter(isActiveAdmin).length === 1 };
}

/** Returns the accounts that have one of these logins, in the normal form of `logins`. */
export function findAccounts(db: Db, logins: string[]): Promise<KnownAccount[]> {
  return db
    .selectFrom('users')
    .select([
      'id',
      fullName.as('name'),
      sql<KnownAccount['role']>`role`.as('role'),
      'email',
      'whatsapp',
      'username',
      'deactivated_at',
    ])
    .where(sql<boolean>`id in (select user_id from logins where normal = any(${logins}::text[]))`)
    .execute();
}

/** Returns the columns of other fields. A changed name is stored as a first name, since it may have titles on both sides. */
export function renamed(before: Fields, { name, email, whatsapp, username }: Fields) {
  return {
    ...(name !== before.name && { first_name: name, middle_name: null, last_name: null }),
    email,
    whatsapp,
    username,
  };
}

/** Updates the row, and the logins if the change has them. Needs a transaction. */
export async function updateStaffRow(
  trx: Db,
  id: string,
  change: Partial<ReturnType<typeof renamed>> & { role?: StaffRole; deactivated_at?: Date | null },
  now: Date,
): Promise<void> {
  const { email, whatsapp } = change;
  if (email !== undefined && whatsapp !== undefined) await replaceLogins(trx, [{ id, email, whatsapp }]);
  await trx
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Lets the teacher teach these classes too, and makes them the homeroom teacher of one. */
export async function addClasses(
  trx: Db,
  user_id: string,
  { class_ids, homeroom_id }: { class_ids: string[]; homeroom_id: string | undefined },
): Promise<void> {
  if (class_ids.length > 0) {
    await trx
      .insertInto('class_teachers')
      .values(class_ids.map((class_id) => ({ class_id, user_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (homeroom_id !== undefined) {
    await trx
      .updateTable('classes')
      .set({ homeroom_teacher_id: user_id })
      .where('id', '=', homeroom_id)
      .execute();
  }
}
