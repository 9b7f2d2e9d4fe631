import type { Parsed, register } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { audit } from '../../platform/audit/audit.ts';
import { registrationClosed } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { siteOf } from '../../platform/http/requests/network-of.ts';
import { refusePassword } from '../../platform/passwords/password-rules.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import type { SettingsContext } from '../../settings/context.ts';
import { limitAnonymousWork } from '../login/limit-anonymous-work.ts';
import { refuseTaken, writeUnlessTaken } from './taken-identifiers.ts';
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
  // A registration rejected here never enters the hash queue, so it needs a limit of its own.
  await limitAnonymousWork('registration', actor, () => refuseTaken(db, form));
  await writeUnlessTaken(db, form, async () => {
    const { password, password_confirmation: _, ...fields } = form;
    const password_hash = await hashPassword(password, {
      lane: 'new',
      // Registrations and logins of an address queue separately, so a flood of one does not delay the other.
      party: `${siteOf(actor)} registration`,
      member: form.email,
    });
    const id = newId();
    await db.transaction().execute(async (trx) => {
      await insertUser(trx, { ...fields, id, role: 'student', password_hash, self_registered: true });
      const line = { at: clock(), actor, action: 'student_registered' } as const;
      await audit(trx, { ...line, subject: { person_id: id }, after: fields });
    });
  });
}
