import type { createStaff as endpoint, Parsed, StaffMember } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { writeUnlessTaken } from '../auth/account/taken-identifiers.ts';
import { insertUser } from '../auth/account/users.queries.ts';
import { mailLinks, makeLinks } from '../auth/links/make-links.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { getStaff } from './staff.queries.ts';

/** Returns the new account with its invitation link, only this once. The link is null if it is mailed. */
export async function createStaff(
  context: Pick<PlatformContext, 'clock' | 'config' | 'db' | 'mailer'>,
  actor: Actor,
  { name, email = null, whatsapp = null, username, role }: Parsed<typeof endpoint, 'body'>,
): Promise<{ staff: StaffMember; link: string | null }> {
  const { db, clock, mailer } = context;
  const id = newId();
  const logins = { email, whatsapp, username };
  const isMailed = mailer !== undefined && email !== null;
  const link = await writeUnlessTaken(db, logins, () =>
    db.transaction().execute(async (trx) => {
      await insertUser(trx, { id, first_name: name, role, ...logins });
      const after = { name, role, ...logins, mailed: isMailed };
      await audit(trx, { at: clock(), actor, action: 'staff_created', subject: { person_id: id }, after });
      if (isMailed) await mailLinks(trx, context, [id]);
      else return (await makeLinks(trx, context, [id])).get(id);
      return undefined;
    }),
  );
  return { staff: await getStaff(db, id), link: link ?? null };
}
