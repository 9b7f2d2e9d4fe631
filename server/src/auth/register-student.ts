import type { Parsed, register } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../context.ts';
import { registrationClosed } from '../http/errors.ts';
import { networkOf } from './network-of.ts';
import { refusePassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { writeUnlessTaken } from './taken-identifiers.ts';
import { insertUser } from './users.queries.ts';

type Form = Parsed<typeof register, 'body'>;

/** Always makes a student: nothing in the form can make an admin. Throws 403 while registration is closed. */
export async function registerStudent(context: Context, form: Form, address: string): Promise<void> {
  const { db, settings } = context;
  if (!(await settings()).registration_open) throw registrationClosed();
  await refusePassword(context, form.password, { ...form, role: 'student' });
  await writeUnlessTaken(db, form, async () => {
    const { password, password_confirmation: _, ...fields } = form;
    const password_hash = await hashPassword(password, networkOf(address));
    await insertUser(db, { ...fields, id: newId(), role: 'student', password_hash });
  });
}
