import pg from 'pg';
import type { Database } from '../../platform/db/database.ts';
import { validationFailed } from '../../platform/errors.ts';
import { type Identifiers, listTakenIdentifiers } from './users.queries.ts';

const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
}

/** Rejects, under the field's name, identifiers that another account has. */
export async function refuseTaken(db: Database, wanted: Identifiers): Promise<void> {
  const taken = await listTakenIdentifiers(db, wanted);
  const fields: Record<string, string[]> = {};
  if (taken.email) fields.email = ['The email has already been taken.'];
  if (taken.whatsapp) fields.whatsapp = ['The WhatsApp number has already been taken.'];
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

/** Writes an account with these identifiers. Rejects, under the field's name, those that another account has. */
export async function writeUnlessTaken<T>(
  db: Database,
  wanted: Identifiers,
  write: () => Promise<T>,
): Promise<T> {
  await refuseTaken(db, wanted);
  try {
    return await write();
  } catch (error) {
    // Someone took it between the look and the write.
    if (isUniqueViolation(error)) await refuseTaken(db, wanted);
    throw error;
  }
}
