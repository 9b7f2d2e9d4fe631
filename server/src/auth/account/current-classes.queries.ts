/** The classes of this year, as a registration needs them. `server/src/classes/` has the rest. */
import { sql } from 'kysely';
import { classKeyOf } from '../../platform/db/class-key.ts';
import type { Db } from '../../platform/db/database.ts';

/** A class that a name means, in any spelling. */
export interface MeantClass {
  /** The name as it was given. */
  given: string;
  id: string;
  name: string;
}

/** Returns the current classes of these names. A name without a class is missing. Locks the classes against a new name. */
export async function findClasses(trx: Db, names: string[]): Promise<MeantClass[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<MeantClass>`
    select given, classes.id, classes.name from unnest(${names}::text[]) as given
      join classes on ${classKeyOf(sql`classes.name`)} = ${classKeyOf(sql`given`)}
    where classes.archived_at is null
    for share of classes`.execute(trx);
  return rows;
}

/** Class of a student: with an id one of the school's, otherwise the text that was typed. */
export interface StudentClass {
  class: string | null;
  class_id: string | null;
}

/** Returns the class of a name that a student has typed. */
export async function findStudentClass(trx: Db, name: string): Promise<StudentClass> {
  const [found] = await findClasses(trx, [name]);
  return { class: found?.name ?? name, class_id: found?.id ?? null };
}

export async function listClassNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('classes').select('name').where('archived_at', 'is', null).execute();
  return rows.map(({ name }) => name);
}
