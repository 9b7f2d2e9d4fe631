import { deleteUnusedLinks } from '../auth/links/password-links.queries.ts';
import { endSessionsOf } from '../auth/sessions/sessions.queries.ts';
import { giveToSchool } from '../examinations/sharing/give-to-school.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { conflict } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { lockStaff, type StaffAccount, updateStaffRow } from './staff.queries.ts';

type Context = Pick<PlatformContext, 'clock' | 'config' | 'db' | 'notices'>;

/** Ends sessions and links, and gives the person's examinations to the school. Throws 409 for the last active admin. */
export async function deactivateStaff(context: Context, actor: Actor, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { account, isLastAdmin } = await lockStaff(trx, id);
    if (account.deactivated_at) return;
    if (isLastAdmin) throw conflict('last_admin');
    const at = context.clock();
    await updateStaffRow(trx, id, { deactivated_at: at }, at);
    await deleteUnusedLinks(trx, [id]);
    await endSessionsOf(trx, [id], at);
    await audit(trx, { at, actor, action: 'staff_deactivated', subject: { person_id: id } });
    await giveToSchool(trx, context, actor, id);
  });
  await context.notices.settle();
}

/** Lets the locked account log in again. */
export async function reactivate(
  trx: Db,
  { clock }: Pick<PlatformContext, 'clock'>,
  actor: Actor,
  { id, deactivated_at }: StaffAccount,
): Promise<void> {
  if (!deactivated_at) return;
  const at = clock();
  await updateStaffRow(trx, id, { deactivated_at: null }, at);
  await audit(trx, { at, actor, action: 'staff_activated', subject: { person_id: id } });
}

export async function activateStaff(context: Context, actor: Actor, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { account } = await lockStaff(trx, id);
    await reactivate(trx, context, actor, account);
  });
}
