import { problem } from '@lulus/contract/messages';
import pg from 'pg';
import type { Database } from '../../platform/db/database.ts';
import { type Fields, validationFailed } from '../../platform/errors.ts';
import { type Identifiers, listTakenLogins } from './logins.queries.ts';

const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
}

/**
 * Throws 422 under the field's name if another account has one of these logins. Fields that are as `before` may be
 * taken: returns the fields without them.
 */
async function refuseTaken<T extends Identifiers>(db: Database, wanted: T, before: Identifiers): Promise<T> {
  const taken = await listTakenLogins(db, wanted);
  const refused = taken.filter((kind) => wanted[kind] !== before[kind]);
  const fields: Fields = Object.fromEntries(refused.map((kind) => [kind, [problem(`${kind}_taken`)]]));
  if (refused.length > 0) throw validationFailed(fields);
  return { ...wanted, ...Object.fromEntries(taken.map((kind) => [kind, null])) };
}

/**
 * Runs `write` with the fields that become logins. Throws 422 under the field's name if another account has one that
 * differs from `before`.
 */
export async function writeUnlessTaken<W extends Identifiers & { id?: string }, T>(
  db: Database,
  wanted: W,
  write: (logins: W) => Promise<T>,
  before: Identifiers = {},
): Promise<T> {
  const logins = await refuseTaken(db, wanted, before);
  try {
    return await write(logins);
  } catch (error) {
    // Another account took a login after the check.
    if (isUniqueViolation(error)) await refuseTaken(db, wanted, before);
    throw error;
  }
}
