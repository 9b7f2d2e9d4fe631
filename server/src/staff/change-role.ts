import type { StaffRole } from '@lulus/contract';
import { endSessionsOf } from '../auth/sessions/sessions.queries.ts';
import { giveToSchool } from '../examinations/sharing/give-to-school.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { conflict } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { lockStaff, type StaffAccount, updateStaffRow } from './staff.queries.ts';

type Context = Pick<PlatformContext, 'clock' | 'config'>;

/** Sets the role of a locked account and ends its sessions, whose tokens have the old role. */
export async function setRole(
  trx: Db,
  context: Context,
  actor: Actor,
  { id, role: before }: StaffAccount,
  role: StaffRole,
): Promise<void> {
  if (before === role) return;
  const at = context.clock();
  await updateStaffRow(trx, id, { role }, at);
  await endSessionsOf(trx, [id], at);
  const change = { before: { role: before }, after: { role } };
  await audit(trx, { at, actor, action: 'staff_role_changed', subject: { person_id: id }, ...change });
  if (before === 'teacher') await giveToSchool(trx, context, actor, id);
}

/** Throws 409 for the last active admin. */
export async function changeRole(
  context: Context & Pick<PlatformContext, 'db' | 'notices'>,
  actor: Actor,
  id: string,
  role: StaffRole,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { account, isLastAdmin } = await lockStaff(trx, id);
    if (isLastAdmin && role !== 'admin') throw conflict('last_admin');
    await setRole(trx, context, actor, account, role);
  });
  await context.notices.settle();
}
