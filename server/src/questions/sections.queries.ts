import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { DrawLine } from '../platform/db/json-columns.ts';

export interface NewSection {
  id: string;
  examination_id: string;
  /** Name in upper case. */
  name: string;
  /** True if students cannot return to earlier questions of the section, or to the section. */
  forward_only: boolean;
  /** Of the section's own timer. */
  duration_seconds?: number | null;
  /** As the examination if null. */
  shuffle_questions?: boolean | null;
  shuffle_options?: boolean | null;
  draw?: DrawLine[];
}

/** Adds the section after the others. */
export async function insertSection(db: Db, section: NewSection): Promise<void> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from sections where examination_id = ${section.examination_id})`;
  await db
    .insertInto('sections')
    .values({ ...section, draw: JSON.stringify(section.draw ?? []), position })
    .execute();
}

export function listSections(db: Db, examinationId: string) {
  return db
    .selectFrom('sections')
    .select([
      'id',
      'name',
      'forward_only',
      'duration_seconds',
      'shuffle_questions',
      'shuffle_options',
      'draw',
      sql<number>`(select count(*)::integer from bank_items where section_id = sections.id)`.as('bank_count'),
      sql<boolean>`exists (
        select from (select section_id, bank_asset from bank_items
          union all select section_id, bank_asset from stimuli) as recorded
        where recorded.section_id = sections.id
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
  duration_seconds: number | null;
  shuffle_questions: boolean | null;
  shuffle_options: boolean | null;
  draw: DrawLine[];
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
      name = entry.name, forward_only = entry.forward_only, position = entry.position,
      duration_seconds = entry.duration_seconds, shuffle_questions = entry.shuffle_questions,
      shuffle_options = entry.shuffle_options, draw = entry.draw
    from json_to_recordset(${rows}::json)
      as entry (id uuid, name text, forward_only boolean, position integer, duration_seconds integer,
        shuffle_questions boolean, shuffle_options boolean, draw jsonb)
    where sections.id = entry.id and sections.examination_id = ${examinationId}
  `.execute(trx);
}
