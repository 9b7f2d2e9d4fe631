import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Column for a query on `examinations`: the names of its classes, or null for all students. */
export const classNames = sql<string[] | null>`case when examinations.class_ids is not null then array(
  select classes.name from unnest(examinations.class_ids) with ordinality as open (id, place)
    join classes using (id) order by place) end`.as('classes');

interface OpenClass {
  id: string;
  name: string;
}

/** Returns those of the classes that exist, in the given order. */
export async function listClassesById(db: Db, ids: string[]): Promise<OpenClass[]> {
  const { rows } =
    await sql<OpenClass>`select id, classes.name from unnest(${ids}::uuid[]) with ordinality as open (id, place)
    join classes using (id) order by place`.execute(db);
  return rows;
}

/** Whether teachers may open an examination to all students. */
export async function mayOpenToAll(db: Db): Promise<boolean> {
  const { teachers_open_to_all } = await db
    .selectFrom('settings')
    .select('teachers_open_to_all')
    .executeTakeFirstOrThrow();
  return teachers_open_to_all;
}
