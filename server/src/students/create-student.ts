import type { createStudent as endpoint, Parsed } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { writeUnlessTaken } from '../auth/account/taken-identifiers.ts';
import { insertUser } from '../auth/account/users.queries.ts';
import { chosenClass } from '../classes/find-or-create-classes.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { hashPassword } from '../platform/passwords/passwords.ts';
import { cardPassword } from '../platform/passwords/random-password.ts';
import { loginCardOf } from './cards/login-card.ts';
import { getStudent } from './students.queries.ts';

type Form = Parsed<typeof endpoint, 'body'>;

/** Returns the new student and, only this once, the login card. */
export async function createStudent(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  form: Form,
) {
  const id = newId();
  const fields = { ...form, email: form.email ?? null, whatsapp: form.whatsapp ?? null };
  const password = cardPassword();
  await writeUnlessTaken(db, fields, async () => {
    const password_hash = await hashPassword(password);
    await db.transaction().execute(async (trx) => {
      const at = clock();
      const place = await chosenClass(trx, form.class, { at, actor });
      const account = { ...fields, ...place, id, role: 'student' as const, password_hash };
      await insertUser(trx, { ...account, must_change_password: true });
      const after = { ...fields, class: place.class };
      await audit(trx, { at, actor, action: 'student_created', subject: { person_id: id }, after });
    });
  });
  const student = await getStudent(db, id);
  return { student, card: loginCardOf(student, { password }) };
}
