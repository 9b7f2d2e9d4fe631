import type { updateStaff as endpoint, Parsed } from '@lulus/contract';
import { replaceLogins } from '../auth/account/logins.queries.ts';
import { writeUnlessTaken } from '../auth/account/taken-identifiers.ts';
import { deleteUnusedLinks } from '../auth/links/password-links.queries.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { isSentElsewhere } from '../students/sent-elsewhere.ts';
import { lockStaff, renamed, updateStaffRow } from './staff.queries.ts';

/** Replaces name and logins. */
export async function editStaff(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
  { name, email = null, whatsapp = null, username }: Parsed<typeof endpoint, 'body'>,
): Promise<void> {
  await writeUnlessTaken(db, { id, email, whatsapp, username }, (logins) =>
    db.transaction().execute(async (trx) => {
      const at = clock();
      const { account } = await lockStaff(trx, id);
      const after = { name, email, whatsapp, username };
      const changed = changedFields(account, after);
      if (!changed) return;
      await updateStaffRow(trx, id, renamed(account, after), at);
      await replaceLogins(trx, [logins]);
      if (isSentElsewhere(account, after)) await deleteUnusedLinks(trx, [id]);
      await audit(trx, { at, actor, action: 'staff_updated', subject: { person_id: id }, ...changed });
    }),
  );
}
