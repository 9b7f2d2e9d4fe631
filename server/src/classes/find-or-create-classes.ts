import { v7 as newId } from 'uuid';
import { findClasses, type MeantClass, type StudentClass } from '../auth/account/current-classes.queries.ts';
import { auditEach, type Deed } from '../platform/audit/audit.ts';
import type { Db } from '../platform/db/database.ts';
import { insertMissingClasses } from './classes.queries.ts';

/** Returns the current class of each name by the name as given. Makes the missing ones. Needs a transaction. */
export async function findOrCreateClasses(
  trx: Db,
  names: string[],
  deed: Omit<Deed, 'action'>,
): Promise<Map<string, MeantClass>> {
  const found = await findClasses(trx, names);
  const known = new Map(found.map((one) => [one.given, one]));
  const missing = names.filter((name) => !known.has(name));
  if (missing.length === 0) return known;
  const made = await insertMissingClasses(
    trx,
    missing.map((name) => ({ id: newId(), name })),
  );
  await auditEach(
    trx,
    { ...deed, action: 'class_created' },
    made.map(({ name }) => ({ after: { class: name } })),
  );
  for (const one of await findClasses(trx, missing)) known.set(one.given, one);
  return known;
}

/** Returns the class of a name that an admin gives a student. Makes it if it is new. */
export async function chosenClass(
  trx: Db,
  name: string | null,
  deed: Omit<Deed, 'action'>,
): Promise<StudentClass> {
  if (name === null) return { class: null, class_id: null };
  const chosen = (await findOrCreateClasses(trx, [name], deed)).get(name);
  return { class: chosen?.name ?? name, class_id: chosen?.id ?? null };
}
