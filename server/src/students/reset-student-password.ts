import type { LoginCard } from '@lulus/contract';
import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import { hashPassword } from '../auth/passwords.ts';
import { randomPassword, STUDENT_PASSWORD_LENGTH } from '../auth/random-password.ts';
import { replacePassword } from '../auth/replace-password.ts';
import type { Context } from '../context.ts';
import { loginCardOf } from './login-card.ts';
import { getStudent } from './students.queries.ts';

/** Ends every session and link of the student and returns the new password, this once. */
export async function resetStudentPassword(context: Context, actor: Actor, id: string): Promise<LoginCard> {
  const student = await getStudent(context.db, id);
  const password = randomPassword(STUDENT_PASSWORD_LENGTH);
  const given = { password_hash: await hashPassword(password), must_change_password: true };
  await context.db.transaction().execute(async (trx) => {
    const at = context.clock();
    await replacePassword(trx, id, given, at);
    await audit(trx, { at, actor, action: 'password_reset', subject: { person_id: id } });
  });
  await context.notices.settle();
  return loginCardOf(student, { password });
}
