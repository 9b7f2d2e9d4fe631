import type { Parsed, register } from '@lulus/contract';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import type { Context } from '../context.ts';
import { validationFailed } from '../http/errors.ts';
import { hashPassword } from './passwords.ts';
import { insertUser, listTakenIdentifiers } from './users.queries.ts';

const UNIQUE_VIOLATION = '23505';

type Form = Parsed<typeof register, 'body'>;

async function refuseTaken(context: Context, form: Form): Promise<void> {
  const taken = await listTakenIdentifiers(context.db, form);
  const fields: Record<string, string[]> = {};
  if (taken.email) fields.email = ['The email has already been taken.'];
  if (taken.whatsapp) fields.whatsapp = ['The WhatsApp number has already been taken.'];
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

/** Always makes a student: nothing in the form can make an admin. */
export async function registerStudent(context: Context, form: Form): Promise<void> {
  await refuseTaken(context, form);
  const { password, password_confirmation: _, ...fields } = form;
  const user = {
    ...fields,
    id: newId(),
    role: 'student' as const,
    password_hash: await hashPassword(password),
  };
  try {
    await insertUser(context.db, user);
  } catch (error) {
    // Someone took it between the look and the insert.
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION)
      await refuseTaken(context, form);
    throw error;
  }
}
