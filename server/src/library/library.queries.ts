import type { BankType, Collection, QuestionUses, TokenUser } from '@lulus/contract';
import { LIBRARY_PAGE_SIZE } from '@lulus/contract';
import { type RawBuilder, sql } from 'kysely';
import { isReachableBy, isReadableBy } from '../auth/reach.ts';
import { ownerColumn } from '../examinations/examinations.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors.ts';
import { originOf, selectItems } from '../questions/bank-items.queries.ts';

/** SQL for the different tags of the items that meet a condition, in order. */
const tagsOf = (condition: RawBuilder<boolean>) => sql<string[]>`(
  select coalesce(array_agg(tag order by lower(tag)), '{}') from (
    select distinct on (lower(tag)) tag
    from bank_items cross join unnest(bank_items.tags) as tag where ${condition}) as tags)`;

function selectCollections(db: Db, user: TokenUser) {
  return db
    .selectFrom('examinations')
    .select([
      'examinations.id',
      'examination_name as name',
      'shared',
      ownerColumn,
      isReachableBy(user).as('can_edit'),
      sql<number>`(select count(*)::integer from bank_items where examination_id = examinations.id)`.as(
        'bank_count',
      ),
      tagsOf(sql`bank_items.examination_id = examinations.id`).as('tags'),
    ])
    .where('kind', '=', 'collection')
    .where(isReadableBy(user))
    .orderBy(sql`lower(examination_name)`)
    .orderBy('examinations.id');
}

export const listCollectionRows = (db: Db, user: TokenUser): Promise<Collection[]> =>
  selectCollections(db, user).execute();

export const getCollection = (db: Db, user: TokenUser, id: string): Promise<Collection> =>
  selectCollections(db, user)
    .where('examinations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('no_collection'));

/** Returns the tags of all questions that the user may read. */
export async function listTags(db: Db, user: TokenUser): Promise<string[]> {
  const readable = sql<boolean>`exists (
    select from examinations where examinations.id = bank_items.examination_id and ${isReadableBy(user)})`;
  const { tags } = await db.selectNoFrom(tagsOf(readable).as('tags')).executeTakeFirstOrThrow();
  return tags;
}

export interface LibraryFilter {
  words: string[];
  tag: string;
  /** Id of a collection or an examination. */
  collection: string | undefined;
  type: BankType | undefined;
}

/** SQL for all text of an item in which the search looks, in lower case. */
const searchedText = sql<string>`lower(regexp_replace(
    regexp_replace(bank_items.bank_question, '<img [^>]*alt="([^"]*)"[^>]*>', ' \\1 ', 'g'), '<[^>]*>', ' ', 'g')
  || ' ' || sections.name || ' ' || array_to_string(bank_items.tags, ' '))`;

/** Returns a page of the questions that the user may read, those of collections first, and the number of all. */
export async function findLibraryQuestions(
  db: Db,
  user: TokenUser,
  { words, tag, collection, type }: LibraryFilter,
  page: number,
) {
  let found = selectItems(db)
    .innerJoin('examinations', 'examinations.id', 'bank_items.examination_id')
    .where(isReadableBy(user));
  for (const word of words)
    found = found.where(sql<boolean>`position(lower(${word}) in ${searchedText}) > 0`);
  if (tag)
    found = found.where(
      sql<boolean>`lower(${tag}) in (select lower(one) from unnest(bank_items.tags) as one)`,
    );
  if (collection) found = found.where('bank_items.examination_id', '=', collection);
  if (type) found = found.where('bank_items.bank_type', '=', type);

  const { count } = await found
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  const questions = await found
    .select([
      'examinations.examination_name',
      'examinations.kind',
      sql<number>`(select count(*)::integer - 1 from bank_items as copies
        where coalesce(copies.origin_id, copies.id) = coalesce(bank_items.origin_id, bank_items.id))`.as(
        'copies_count',
      ),
    ])
    .orderBy('examinations.kind')
    .orderBy('examinations.id', 'desc')
    .orderBy('sections.position')
    .orderBy('bank_items.position')
    .limit(LIBRARY_PAGE_SIZE)
    .offset((page - 1) * LIBRARY_PAGE_SIZE)
    .execute();
  return { questions, count };
}

/** Returns the examinations and collections with another copy of the item, and the number of those out of reach. */
export async function findUses(
  db: Db,
  user: TokenUser,
  item: { id: string; origin_id: string | null },
): Promise<QuestionUses> {
  const rows = await db
    .selectFrom('examinations')
    .select(['id', 'examination_name as name', 'kind', 'status', isReadableBy(user).as('is_readable')])
    .where(sql<boolean>`id in (select examination_id from bank_items
      where coalesce(origin_id, id) = ${originOf(item)} and id <> ${item.id})`)
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
  const uses = rows.filter(({ is_readable }) => is_readable);
  return { uses, others: rows.length - uses.length };
}
