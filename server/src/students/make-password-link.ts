import type { LoginCard } from '@lulus/contract';
import { mailLinks, makeLinks } from '../auth/links/make-links.ts';
import { lockUsers } from '../auth/links/password-links.queries.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import { conflict, mailOff } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { loginCardOf } from './cards/login-card.ts';
import { getStudent } from './students.queries.ts';

/**
 * Makes a set-password link. Returns it on a card, only this once, or null if it is mailed. The old password works
 * until the link is used.
 */
export async function makePasswordLink(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db' | 'mailer'>,
  actor: Actor,
  id: string,
  { send }: { send: boolean },
): Promise<LoginCard | null> {
  if (send && !context.mailer) throw mailOff();
  const line = { at: context.clock(), actor, action: 'password_link_made' } as const;
  return context.db.transaction().execute(async (trx) => {
    await lockUsers(trx, [id]);
    const student = await getStudent(trx, id);
    if (send && student.email === null) throw conflict('no_email');
    await audit(trx, { ...line, subject: { person_id: id }, after: { mailed: send } });
    if (send) {
      await mailLinks(trx, context, [id]);
      return null;
    }
    const links = await makeLinks(trx, context, [id]);
    return loginCardOf(student, { link: links.get(id) ?? '' });
  });
}
