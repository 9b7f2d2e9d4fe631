import { v7 as newId } from 'uuid';
import { insertUser } from '../auth/account/users.queries.ts';
import { makeLinks } from '../auth/links/make-links.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import { SERVER } from '../platform/http/actor.ts';
import { setRole } from './change-role.ts';
import { reactivate } from './deactivate-staff.ts';
import { lockStaff } from './staff.queries.ts';

/** Makes an admin of a new account, or of the account `id`, which it also activates. Returns a set-password link. */
export async function addAdmin(
  context: Pick<PlatformContext, 'clock' | 'config' | 'db'>,
  email: string,
  id: string = newId(),
): Promise<string> {
  const at = context.clock();
  const subject = { person_id: id };
  return context.db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
    if (known) {
      const { account } = await lockStaff(trx, id);
      await reactivate(trx, context, SERVER, account);
      await setRole(trx, context, SERVER, account, 'admin');
    } else {
      await insertUser(trx, { id, role: 'admin', first_name: 'Admin', email });
      await audit(trx, { at, actor: SERVER, action: 'admin_created', subject, after: { email } });
    }
    const links = await makeLinks(trx, context, [id]);
    await audit(trx, { at, actor: SERVER, action: 'staff_invited', subject });
    return links.get(id) ?? '';
  });
}
