import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface NewSection {
  id: string;
  examination_id: string;
  /** Upper case. */
  name: string;
  /** No way back within the section or into it. */
  forward_only: boolean;
}

/** Adds the section behind the others. */
export async function insertSection(db: Db, section: NewSection): Promise<void> {
  const position = sql<number>`(select count(*)::integer from sections where examination_id = ${section.examination_id})`;
  await db
    .insertInto('sections')
    .values({ ...section, position })
    .execute();
}

export function listSections(db: Db, examinationId: string) {
  return db
    .selectFrom('sections')
    .select(['id', 'name', 'forward_only'])
    .where('examination_id', '=', examinationId)
    .orderBy('position')
    .execute();
}
