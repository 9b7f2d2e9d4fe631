import { type updateStaff as endpoint, type Parsed, whatsappDigits } from '@lulus/contract';
import { writeUnlessTaken } from '../auth/account/taken-identifiers.ts';
import { deleteUnusedLinks } from '../auth/links/password-links.queries.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { isSentElsewhere } from '../students/sent-elsewhere.ts';
import { lockStaff, updateStaffRow } from './staff.queries.ts';

/** Replaces name and logins. A changed name is stored as a first name, since it may have titles before and after it. */
export async function editStaff(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
  { name, email = null, whatsapp = null }: Parsed<typeof endpoint, 'body'>,
): Promise<void> {
  await writeUnlessTaken(db, { id, email, whatsapp }, () =>
    db.transaction().execute(async (trx) => {
      const at = clock();
      const { account } = await lockStaff(trx, id);
      const changed = changedFields(account, { name, email, whatsapp });
      if (!changed) return;
      const names = name === account.name ? {} : { first_name: name, middle_name: null, last_name: null };
      const whatsapp_digits = whatsapp === null ? null : whatsappDigits(whatsapp);
      await updateStaffRow(trx, id, { ...names, email, whatsapp, whatsapp_digits }, at);
      if (isSentElsewhere(account, { email, whatsapp })) await deleteUnusedLinks(trx, [id]);
      await audit(trx, { at, actor, action: 'staff_updated', subject: { person_id: id }, ...changed });
    }),
  );
}
