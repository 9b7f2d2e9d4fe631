import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { RevisionItem } from '../examinations/revision.ts';

export interface NewBankItem extends RevisionItem {
  examination_id: string;
  section_id: string;
}

/** Adds the item at the end of its section. */
export async function insertItem(db: Db, item: NewBankItem): Promise<void> {
  const position = sql<number>`(select count(*)::integer from bank_items where section_id = ${item.section_id})`;
  await db
    .insertInto('bank_items')
    .values({
      ...item,
      bank_option: JSON.stringify(item.bank_option),
      bank_asset: JSON.stringify(item.bank_asset),
      position,
    })
    .execute();
}

/** All items of the examination in its order. */
export function listItems(db: Db, examinationId: string) {
  return db
    .selectFrom('bank_items')
    .innerJoin('sections', 'sections.id', 'bank_items.section_id')
    .select([
      'bank_items.id',
      'bank_items.section_id',
      'bank_items.bank_type',
      'bank_items.bank_question',
      'bank_items.bank_question_weight',
      'bank_items.option_type',
      'bank_items.bank_option',
      'bank_items.bank_answer',
      'bank_items.bank_asset',
      'bank_items.play_limit',
      'bank_items.hint',
    ])
    .where('bank_items.examination_id', '=', examinationId)
    .orderBy('sections.position')
    .orderBy('bank_items.position')
    .execute();
}
