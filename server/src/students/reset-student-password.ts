import type { LoginCard } from '@lulus/contract';
import { replacePassword } from '../auth/account/replace-password.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { hashPassword } from '../platform/passwords/passwords.ts';
import { cardPassword } from '../platform/passwords/random-password.ts';
import { loginCardOf } from './cards/login-card.ts';
import { getStudent } from './students.queries.ts';

/**
 * Sets a random password, revokes the student's links and ends their sessions. Returns the password, only this once.
 */
export async function resetStudentPassword(
  context: Pick<PlatformContext, 'clock' | 'db' | 'notices'>,
  actor: Actor,
  id: string,
): Promise<LoginCard> {
  const student = await getStudent(context.db, id);
  const password = cardPassword();
  const given = { password_hash: await hashPassword(password), must_change_password: true };
  await context.db.transaction().execute(async (trx) => {
    const at = context.clock();
    await replacePassword(trx, id, given, at);
    await audit(trx, { at, actor, action: 'password_reset', subject: { person_id: id } });
  });
  await context.notices.settle();
  return loginCardOf(student, { password });
}
