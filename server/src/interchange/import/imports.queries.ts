import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { giveWay } from '../../platform/jobs/in-turns.ts';
import type { ImportContent, ImportedItem } from './store-questions.ts';

/** Questions of one statement. Larger ones would keep other requests waiting. */
const PORTION = 100;

type Surroundings = Omit<ImportContent, 'items'>;

interface NewImport {
  id: string;
  examination_id: string;
  format: string;
  created_at: Date;
  content: Surroundings;
}

/** Needs a transaction. */
export async function insertImport(
  trx: Db,
  { content, ...row }: NewImport,
  items: ImportedItem[],
): Promise<void> {
  await trx
    .insertInto('imports')
    .values({ ...row, content: JSON.stringify(content) })
    .execute();
  for (let from = 0; from < items.length; from += PORTION) {
    const portion = JSON.stringify(items.slice(from, from + PORTION));
    await sql`
      insert into import_items (import_id, n, section, stimulus, content)
      select ${row.id}, n, section, stimulus, content
      from jsonb_to_recordset(${portion}::jsonb) as item (n integer, section text, stimulus text, content jsonb)
    `.execute(trx);
    if (from + PORTION < items.length) await giveWay();
  }
}

/** Returns the questions of a preview in order. */
export async function listImportItems(trx: Db, import_id: string): Promise<ImportedItem[]> {
  const items: ImportedItem[] = [];
  for (;;) {
    const portion = await trx
      .selectFrom('import_items')
      .select(['n', 'section', 'stimulus', sql<ImportedItem['content']>`content`.as('content')])
      .where('import_id', '=', import_id)
      .where('n', '>', items.at(-1)?.n ?? 0)
      .orderBy('n')
      .limit(PORTION)
      .execute();
    items.push(...portion);
    if (portion.length < PORTION) return items;
    await giveWay();
  }
}

export async function getImportExamination(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('imports').select('examination_id').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row.examination_id;
}

/** Locks the import until the transaction ends. */
export async function lockImport(trx: Db, id: string) {
  const row = await trx
    .selectFrom('imports')
    .select([
      'id',
      'examination_id',
      'format',
      'created_at',
      sql<Surroundings>`content`.as('content'),
      'imported_at',
      'bank_ids',
      'stimulus_ids',
      'undone_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function noteImported(
  trx: Db,
  id: string,
  { at, bank_ids, stimulus_ids }: { at: Date; bank_ids: string[]; stimulus_ids: string[] },
): Promise<void> {
  // The questions are in the bank now.
  await trx.deleteFrom('import_items').where('import_id', '=', id).execute();
  const content = JSON.stringify({ stimuli: {}, sections: [] } satisfies Surroundings);
  await trx
    .updateTable('imports')
    .set({ imported_at: at, bank_ids, stimulus_ids, content })
    .where('id', '=', id)
    .execute();
}

export async function noteUndone(trx: Db, id: string, at: Date): Promise<void> {
  await trx.updateTable('imports').set({ undone_at: at }).where('id', '=', id).execute();
}

export async function deleteImportsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('imports').where('created_at', '<', before).execute();
}

/** Returns how many of these questions are as they were stored at that time. */
export async function countUnedited(trx: Db, ids: string[], at: Date): Promise<number> {
  const row = await trx
    .selectFrom('bank_items')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('updated_at', '<=', at)
    .executeTakeFirstOrThrow();
  return row.count;
}
