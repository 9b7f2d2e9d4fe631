import type { Parsed, register } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { audit } from '../../platform/audit/audit.ts';
import { registrationClosed } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { refusePassword } from '../../platform/passwords/refuse-password.ts';
import type { SettingsContext } from '../../settings/context.ts';
import { findStudentClass } from './current-classes.queries.ts';
import { writeUnlessTaken } from './taken-identifiers.ts';
import { insertUser } from './users.queries.ts';

type Form = Parsed<typeof register, 'body'>;

/** Creates a student account, even if the form names another role. Throws 403 while registration is closed. */
export async function registerStudent(
  context: Pick<SettingsContext, 'clock' | 'db' | 'settings'>,
  actor: Actor,
  form: Form,
): Promise<void> {
  const { db, clock, settings } = context;
  if (!(await settings()).registration_open) throw registrationClosed();
  refusePassword(form.password, { ...form, role: 'student' });
  await writeUnlessTaken(db, form, async () => {
    const { password, password_confirmation: _, ...fields } = form;
    const password_hash = await hashPassword(password, 'unknown');
    const id = newId();
    await db.transaction().execute(async (trx) => {
      const place = await findStudentClass(trx, fields.class);
      const account = { ...fields, ...place, id, role: 'student' as const, password_hash };
      await insertUser(trx, { ...account, self_registered: true });
      const line = { at: clock(), actor, action: 'student_registered' } as const;
      await audit(trx, { ...line, subject: { person_id: id }, after: fields });
    });
  });
}
