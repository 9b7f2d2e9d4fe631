import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export interface NewSection {
  id: string;
  examination_id: string;
  /** Name in upper case. */
  name: string;
  /** True if students cannot return to earlier questions of the section, or to the section. */
  forward_only: boolean;
  /** Minutes of the section's own timer. */
  duration?: number | null;
}

/** Adds the section after the others. */
export async function insertSection(db: Db, section: NewSection): Promise<void> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from sections where examination_id = ${section.examination_id})`;
  await db
    .insertInto('sections')
    .values({ ...section, position })
    .execute();
}

export function listSections(db: Db, examinationId: string) {
  return db
    .selectFrom('sections')
    .select([
      'id',
      'name',
      'forward_only',
      'duration',
      sql<number>`(select count(*)::integer from bank_items where section_id = sections.id)`.as('bank_count'),
      sql<boolean>`exists (select from bank_items where section_id = sections.id
        and (bank_asset->'audio' <> '[]' or bank_asset->'video' <> '[]'))`.as('has_recording'),
    ])
    .where('examination_id', '=', examinationId)
    .orderBy('position')
    .execute();
}

export async function deleteSections(trx: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('sections').where('id', 'in', ids).execute();
}

export interface SectionChange {
  id: string;
  name: string;
  forward_only: boolean;
  duration: number | null;
}

/** Stores the sections, with their index as position. The list must have every section of the examination. */
export async function updateSections(
  trx: Db,
  examinationId: string,
  sections: SectionChange[],
): Promise<void> {
  // Names must be unique after each row, so two sections that swap names need temporary ones.
  await trx
    .updateTable('sections')
    .set({ name: sql<string>`upper(id::text)` })
    .where('examination_id', '=', examinationId)
    .execute();
  const rows = JSON.stringify(sections.map((section, position) => ({ ...section, position })));
  await sql`
    update sections set
      name = entry.name, forward_only = entry.forward_only, duration = entry.duration, position = entry.position
    from json_to_recordset(${rows}::json)
      as entry (id uuid, name text, forward_only boolean, duration integer, position integer)
    where sections.id = entry.id and sections.examination_id = ${examinationId}
  `.execute(trx);
}
