import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { ImportContent } from './store-questions.ts';

interface NewImport {
  id: string;
  examination_id: string;
  format: string;
  created_at: Date;
  content: ImportContent;
}

export async function insertImport(db: Db, { content, ...row }: NewImport): Promise<void> {
  await db
    .insertInto('imports')
    .values({ ...row, content: JSON.stringify(content) })
    .execute();
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
      sql<ImportContent>`content`.as('content'),
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
  const content = JSON.stringify({ items: [], stimuli: {}, sections: [] } satisfies ImportContent);
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
