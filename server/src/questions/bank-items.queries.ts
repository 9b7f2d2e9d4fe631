import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { notFound } from '../platform/errors.ts';
import { giveWay } from '../platform/jobs/in-turns.ts';

export interface NewBankItem extends ItemContent {
  id: string;
  examination_id: string;
  section_id: string;
  /** Idempotency key of the form that inserts the item. */
  insert_key?: string | undefined;
  origin_id?: string | null;
}

/** SQL for the position after the last item of the section. */
function endOf(sectionId: string) {
  return sql<number>`(select coalesce(max(position) + 1, 0) from bank_items where section_id = ${sectionId})`;
}

function columnsOf<Item extends ItemContent>(item: Item) {
  return {
    ...item,
    bank_option: JSON.stringify(item.bank_option),
    bank_asset: JSON.stringify(item.bank_asset),
    bank_rows: JSON.stringify(item.bank_rows),
    bank_key: JSON.stringify(item.bank_key),
    option_points: item.option_points && JSON.stringify(item.option_points),
    bank_gaps: JSON.stringify(item.bank_gaps),
    rubric: JSON.stringify(item.rubric),
    text_rules: item.text_rules && JSON.stringify(item.text_rules),
  };
}

/** Adds the item at the end of its section. Returns false, and adds nothing, if another item has its `insert_key`. */
export async function insertItem(db: Db, item: NewBankItem): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bank_items')
    .values({ ...columnsOf(item), position: endOf(item.section_id) })
    .onConflict((conflict) => conflict.column('insert_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Items of one statement. More would keep other requests waiting. */
const PORTION = 100;

/** Adds items of one section at its end, in their order. */
export async function insertItems(db: Db, items: NewBankItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += PORTION) {
    const rows = items.slice(from, from + PORTION).map((item) => ({ ...item, tags: item.tags ?? [] }));
    const names = [...new Set(rows.flatMap(Object.keys))];
    const columns = sql.join(names.map((name) => sql.ref(name)));
    // A missing key is the null of JSON, which would become the null of SQL.
    const values = sql.join(
      names.map((name) => (name === 'bank_key' ? sql`coalesce(bank_key, 'null')` : sql.ref(name))),
    );
    const placed = JSON.stringify(rows.map((row, position) => ({ ...row, position })));
    const end = endOf(rows[0]?.section_id ?? '');
    // All rows are one parameter: a statement with thousands of them takes long to build.
    await sql`
      insert into bank_items (position, ${columns})
      select ${end} + position, ${values} from jsonb_populate_recordset(null::bank_items, ${placed}::jsonb)
    `.execute(db);
    if (from + PORTION < items.length) await giveWay();
  }
}

export function selectItems(db: Db) {
  return db
    .selectFrom('bank_items')
    .innerJoin('sections', 'sections.id', 'bank_items.section_id')
    .select([
      'bank_items.id',
      'bank_items.examination_id',
      'bank_items.section_id',
      'sections.name as bank_section',
      'bank_items.bank_type',
      'bank_items.bank_question',
      'bank_items.bank_question_weight',
      'bank_items.option_type',
      'bank_items.bank_option',
      'bank_items.interaction',
      'bank_items.bank_rows',
      'bank_items.rows_type',
      'bank_items.bank_key',
      'bank_items.scoring_rule',
      'bank_items.wrong_points',
      'bank_items.option_points',
      'bank_items.min_choices',
      'bank_items.max_choices',
      'bank_items.text_rules',
      'bank_items.unit',
      'bank_items.bank_gaps',
      'bank_items.reuse_options',
      'bank_items.pinned_options',
      'bank_items.keep_option_order',
      'bank_items.rubric',
      'bank_items.max_words',
      'bank_items.stimulus_id',
      'bank_items.bank_asset',
      'bank_items.play_limit',
      'bank_items.hint',
      'bank_items.hint_type',
      'bank_items.tags',
      'bank_items.origin_id',
    ]);
}

/** Returns all items of the examination in order. */
export function listItems(db: Db, examinationId: string) {
  return selectItems(db)
    .where('bank_items.examination_id', '=', examinationId)
    .orderBy('sections.position')
    .orderBy('bank_items.position')
    .execute();
}

export type BankItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** The id that an item and all its copies have in common. */
export const originOf = ({ id, origin_id }: Pick<BankItemRow, 'id' | 'origin_id'>) => origin_id ?? id;

/** Returns items of any examinations, each examination in its order. */
export function listItemsById(db: Db, ids: string[]): Promise<BankItemRow[]> {
  return selectItems(db)
    .where('bank_items.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('bank_items.examination_id')
    .orderBy('sections.position')
    .orderBy('bank_items.position')
    .execute();
}

/** Returns which of these insert keys are taken. */
export async function listUsedKeys(db: Db, insertKeys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bank_items')
    .select((row) => row.ref('insert_key').$notNull().as('insert_key'))
    .where('insert_key', '=', sql<string>`any(${insertKeys}::uuid[])`)
    .execute();
  return rows.map(({ insert_key }) => insert_key);
}

export function findItem(db: Db, id: string): Promise<BankItemRow | undefined> {
  return selectItems(db).where('bank_items.id', '=', id).executeTakeFirst();
}

export async function getItem(db: Db, id: string): Promise<BankItemRow> {
  const item = await findItem(db, id);
  if (!item) throw notFound('no_question');
  return item;
}

export function findItemByInsertKey(db: Db, insertKey: string): Promise<BankItemRow | undefined> {
  return selectItems(db).where('bank_items.insert_key', '=', insertKey).executeTakeFirst();
}

export type ItemContent = Omit<RevisionItem, 'id' | 'accepted' | 'outcome'> & { tags?: string[] };

export async function updateItem(trx: Db, id: string, content: ItemContent, now: Date): Promise<void> {
  await trx
    .updateTable('bank_items')
    .set({ ...columnsOf(content), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Updates only the options and right answers of several items. */
export async function renumberOptions(
  trx: Db,
  items: Pick<RevisionItem, 'id' | 'bank_option' | 'bank_key' | 'option_points'>[],
  now: Date,
): Promise<void> {
  await sql`
    update bank_items set
      bank_option = renumbered.bank_option, bank_key = renumbered.bank_key,
      option_points = renumbered.option_points, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(items)}::json)
      as renumbered (id uuid, bank_option jsonb, bank_key jsonb, option_points jsonb)
    where bank_items.id = renumbered.id
  `.execute(trx);
}

/** Updates only the weights of several items. */
export async function weighItems(
  trx: Db,
  items: Pick<RevisionItem, 'id' | 'bank_question_weight'>[],
  now: Date,
): Promise<void> {
  await sql`
    update bank_items set bank_question_weight = weighed.bank_question_weight, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(items)}::json)
      as weighed (id uuid, bank_question_weight numeric)
    where bank_items.id = weighed.id
  `.execute(trx);
}

/** Sets the tags only. */
export async function tagItem(trx: Db, id: string, tags: string[], now: Date): Promise<void> {
  await trx.updateTable('bank_items').set({ tags, updated_at: now }).where('id', '=', id).execute();
}

/** Moves the items after a position that has become empty, so that positions have no gaps. */
async function closeGap(trx: Db, sectionId: string, position: number): Promise<void> {
  await trx
    .updateTable('bank_items')
    .set((item) => ({ position: item('position', '-', 1) }))
    .where('section_id', '=', sectionId)
    .where('position', '>', position)
    .execute();
}

/** Moves the item to the end of another section. */
export async function moveItem(trx: Db, id: string, sectionId: string): Promise<void> {
  const before = await trx
    .selectFrom('bank_items')
    .select(['section_id', 'position'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('bank_items')
    .set({ section_id: sectionId, position: endOf(sectionId) })
    .where('id', '=', id)
    .execute();
  await closeGap(trx, before.section_id, before.position);
}

export async function deleteItem(trx: Db, id: string): Promise<void> {
  const { section_id, position } = await trx
    .deleteFrom('bank_items')
    .where('id', '=', id)
    .returning(['section_id', 'position'])
    .executeTakeFirstOrThrow();
  await closeGap(trx, section_id, position);
}

export interface ItemPlace {
  id: string;
  section_id: string;
  position: number;
}

export async function placeItems(trx: Db, places: ItemPlace[]): Promise<void> {
  await sql`
    update bank_items set section_id = place.section_id, position = place.position
    from json_to_recordset(${JSON.stringify(places)}::json)
      as place (id uuid, section_id uuid, position integer)
    where bank_items.id = place.id
  `.execute(trx);
}
