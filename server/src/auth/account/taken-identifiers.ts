import { problem } from '@lulus/contract/messages';
import pg from 'pg';
import type { Database } from '../../platform/db/database.ts';
import { type Fields, validationFailed } from '../../platform/errors.ts';
import { type Identifiers, listTakenIdentifiers } from './users.queries.ts';

const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
}

/** Throws 422 under the field's name if another account has one of these identifiers. */
export async function refuseTaken(db: Database, wanted: Identifiers): Promise<void> {
  const taken = await listTakenIdentifiers(db, wanted);
  const fields: Fields = {};
  if (taken.email) fields.email = [problem('email_taken')];
  if (taken.whatsapp) fields.whatsapp = [problem('whatsapp_taken')];
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

/** Runs `write`. Throws 422 under the field's name if another account has one of these identifiers. */
export async function writeUnlessTaken<T>(
  db: Database,
  wanted: Identifiers,
  write: () => Promise<T>,
): Promise<T> {
  await refuseTaken(db, wanted);
  try {
    return await write();
  } catch (error) {
    // Another account took an identifier after the check.
    if (isUniqueViolation(error)) await refuseTaken(db, wanted);
    throw error;
  }
}
