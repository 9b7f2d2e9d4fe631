import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { RevisionStimulus } from '../platform/db/json-columns.ts';
import { notFound } from '../platform/errors.ts';

export type StimulusContent = Omit<RevisionStimulus, 'id'>;

export interface NewStimulus extends StimulusContent {
  id: string;
  examination_id: string;
  section_id: string;
  /** Idempotency key of the form that inserts the stimulus. */
  insert_key?: string | undefined;
  origin_id?: string | null;
}

function selectStimuli(db: Db) {
  return db
    .selectFrom('stimuli')
    .innerJoin('sections', 'sections.id', 'stimuli.section_id')
    .select([
      'stimuli.id',
      'stimuli.examination_id',
      'stimuli.section_id',
      'sections.name as bank_section',
      'stimuli.content',
      'stimuli.bank_asset',
      'stimuli.play_limit',
      'stimuli.shuffle_items',
      'stimuli.origin_id',
    ])
    .orderBy('sections.position')
    .orderBy('stimuli.created_at')
    .orderBy('stimuli.id');
}

/** Returns the examination's stimuli, those of earlier sections first. */
export function listStimuli(db: Db, examinationId: string) {
  return selectStimuli(db).where('stimuli.examination_id', '=', examinationId).execute();
}

export type StimulusRow = Awaited<ReturnType<typeof listStimuli>>[number];

/** Returns the stimuli of these questions, which may be of any examinations. */
export async function listStimuliOf(db: Db, items: { stimulus_id: string | null }[]): Promise<StimulusRow[]> {
  const ids = [...new Set(items.flatMap(({ stimulus_id }) => stimulus_id ?? []))];
  if (ids.length === 0) return [];
  return selectStimuli(db).where('stimuli.id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

export function findStimulus(db: Db, id: string): Promise<StimulusRow | undefined> {
  return selectStimuli(db).where('stimuli.id', '=', id).executeTakeFirst();
}

export async function getStimulus(db: Db, id: string): Promise<StimulusRow> {
  const stimulus = await findStimulus(db, id);
  if (!stimulus) throw notFound('no_stimulus');
  return stimulus;
}

export function findStimulusByInsertKey(db: Db, insertKey: string): Promise<StimulusRow | undefined> {
  return selectStimuli(db).where('stimuli.insert_key', '=', insertKey).executeTakeFirst();
}

/** Returns false, and adds nothing, if another stimulus has its `insert_key`. */
export async function insertStimulus(db: Db, stimulus: NewStimulus): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stimuli')
    .values({ ...stimulus, bank_asset: JSON.stringify(stimulus.bank_asset) })
    .onConflict((conflict) => conflict.column('insert_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateStimulus(
  trx: Db,
  id: string,
  { bank_asset, ...content }: StimulusContent & { section_id: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('stimuli')
    .set({ ...content, bank_asset: JSON.stringify(bank_asset), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteStimulus(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('stimuli').where('id', '=', id).execute();
}

/** Puts stimuli into other sections, by their ids. */
export async function placeStimuli(trx: Db, sections: Map<string, string>): Promise<void> {
  for (const [id, section_id] of sections) {
    await trx.updateTable('stimuli').set({ section_id }).where('id', '=', id).execute();
  }
}
