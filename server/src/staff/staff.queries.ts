import type { StaffMember, StaffRole } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { fullName } from '../platform/db/full-name.ts';
import { notFound } from '../platform/errors.ts';

/** An account of staff, as it is locked for a change. */
export interface StaffAccount {
  id: string;
  name: string;
  role: StaffRole;
  email: string | null;
  whatsapp: string | null;
  deactivated_at: Date | null;
}

function staffMembers(db: Db) {
  return db
    .selectFrom('users')
    .select([
      'id',
      fullName.as('name'),
      sql<StaffRole>`role`.as('role'),
      'email',
      'whatsapp',
      sql<boolean>`password_hash is not null`.as('has_password'),
      sql<Date | null>`(select max(coalesce(seen_at, created_at)) from sessions where user_id = users.id)`.as(
        'seen_at',
      ),
      'deactivated_at',
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

export interface StaffChange {
  first_name?: string;
  middle_name?: null;
  last_name?: null;
  email?: string | null;
  whatsapp?: string | null;
  whatsapp_digits?: string | null;
  role?: StaffRole;
  deactivated_at?: Date | null;
}

export async function updateStaffRow(trx: Db, id: string, change: StaffChange, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}
