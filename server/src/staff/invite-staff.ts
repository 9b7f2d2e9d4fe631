import { makeLinks } from '../auth/links/make-links.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { lockStaff } from './staff.queries.ts';

/** Returns a new set-password link, only this once. Throws 409 for a deactivated account. */
export async function inviteStaff(
  context: Pick<PlatformContext, 'clock' | 'config' | 'db'>,
  actor: Actor,
  id: string,
): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const { account } = await lockStaff(trx, id);
    if (account.deactivated_at) throw conflict('staff_inactive');
    const links = await makeLinks(trx, context, [id]);
    await audit(trx, {
      at: context.clock(),
      actor,
      action: 'staff_invited',
      subject: { person_id: id },
    });
    return links.get(id) ?? '';
  });
}
