import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { MediaKind } from './media/media-types.ts';

export interface StoredFile {
  path: string;
  kind: MediaKind;
  bytes: number;
  stored_at: Date;
}

/**
 * Paths of files in use: the school's logo, and every text in the bank and in revisions that begins like a path.
 * Pictures in rich content are in use, too.
 */
const PATHS_IN_USE = sql`
  select distinct value #>> '{}' as path
  from (
    select bank_asset as json from bank_items
    union all select bank_option from bank_items
    union all select bank_asset from stimuli
    union all select sections from revisions
    union all select stimuli from revisions
  ) as named,
  jsonb_path_query(json, 'strict $.** ? (@.type() == "string" && @ starts with "bank_")') as value
  union all select picture[1]
  from (
    select bank_question || coalesce(hint, '') as html from bank_items
    union all select option.value from bank_items, jsonb_each_text(bank_option) as option
    union all select statement.value from bank_items, jsonb_each_text(bank_rows) as statement
    union all select content from stimuli
    union all select examination_desc from examinations
    union all select value #>> '{}' from revisions,
      jsonb_path_query(sections || stimuli, 'strict $.** ? (@.type() == "string" && @ like_regex "<img ")') as value
  ) as content,
  regexp_matches(html, '<img src="(bank_[^"]+)"', 'g') as picture
  union all select school_logo from settings where school_logo is not null`;

/** Records a file. If it exists already, renews the time at which it was stored. */
export async function recordFile(db: Db, file: StoredFile): Promise<void> {
  await db
    .insertInto('files')
    .values(file)
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({
        stored_at: sql`greatest(files.stored_at, excluded.stored_at)`,
      }),
    )
    .execute();
}

/** Returns which of these paths are no stored pictures. */
export async function listMissingPictures(db: Db, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .select('path')
    .where('path', '=', sql<string>`any(${paths}::text[])`)
    .where('kind', '=', 'image')
    .execute();
  const stored = new Set(rows.map(({ path }) => path));
  return paths.filter((path) => !stored.has(path));
}

/** Renews the time of files that are in use and were stored before `before`. */
export async function keepFilesInUse(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await sql`
    update files set stored_at = ${now} where path in (
      select path from files where stored_at < ${before} and path in (${PATHS_IN_USE})
      for update skip locked
    )`.execute(db);
}

export async function listFilesStoredBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('files').select('path').where('stored_at', '<', before).execute();
  return rows.map(({ path }) => path);
}

/** Deletes the row unless the file was stored again meanwhile. The row stays locked until the transaction ends. */
export async function deleteFileStoredBefore(trx: Db, path: string, before: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('files')
    .where('path', '=', path)
    .where('stored_at', '<', before)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
