import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface PaperKey {
  revision_id: string;
  form: number;
  edition: string;
}

export function findPaper(db: Db, { revision_id, form, edition }: PaperKey) {
  return db
    .selectFrom('papers')
    .select(['br', 'gzip'])
    .where('revision_id', '=', revision_id)
    .where('form', '=', form)
    .where('edition', '=', edition)
    .executeTakeFirst();
}

/**
 * Stores a paper, and replaces one of another edition. Nodes that build the same paper store the same bytes.
 */
export async function storePaper(db: Db, paper: PaperKey & { br: Buffer; gzip: Buffer }): Promise<void> {
  await db
    .insertInto('papers')
    .values(paper)
    .onConflict((conflict) =>
      conflict
        .columns(['revision_id', 'form'])
        .doUpdateSet(({ ref }) => ({
          edition: ref('excluded.edition'),
          br: ref('excluded.br'),
          gzip: ref('excluded.gzip'),
        }))
        .whereRef('papers.edition', '!=', 'excluded.edition'),
    )
    .execute();
}

/**
 * Deletes papers of other editions. Also deletes papers of revisions that are not published and have no
 * running attempt.
 */
export async function deleteOldPapers(db: Db, edition: string): Promise<void> {
  await sql`
    delete from papers
    where edition != ${edition} or (
      not exists (
        select from examinations where examinations.revision_id = papers.revision_id and status = 'published'
      ) and not exists (
        select from attempts where attempts.revision_id = papers.revision_id and submitted_at is null
      )
    )
  `.execute(db);
}

/** Returns the revisions that open in this period and lack papers of the edition. */
export async function listOpeningWithoutPapers(
  db: Db,
  { from, until, edition, forms }: { from: Date; until: Date; edition: string; forms: number },
): Promise<string[]> {
  const { rows } = await sql<{ revision_id: string }>`
    select revision_id from examinations
    where status = 'published' and opens_at between ${from} and ${until} and (
      select count(*) from papers where papers.revision_id = examinations.revision_id and edition = ${edition}
    ) < ${forms}
    order by opens_at
  `.execute(db);
  return rows.map(({ revision_id }) => revision_id);
}
