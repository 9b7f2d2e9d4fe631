import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Revision } from './revision.ts';

const REVISION_COLUMNS = [
  'id',
  'examination_id',
  'examination_name',
  'examination_desc',
  'examination_duration',
  'examination_bank_count',
  'shuffle',
  'sections',
] as const;

export async function getRevision(db: Db, id: string): Promise<Revision> {
  const revision = await db
    .selectFrom('revisions')
    .select(REVISION_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
  // Revisions from before sections had timers do not name them.
  return {
    ...revision,
    sections: revision.sections.map((section) => ({ ...section, duration: section.duration ?? null })),
  };
}

/** For a `where` on revisions: has the question on its paper. */
function holdsQuestion(questionId: string) {
  const onPaper = JSON.stringify([{ items: [{ id: questionId }] }]);
  return sql<boolean>`revisions.sections @> ${onPaper}::jsonb`;
}

/** The examination's revisions that have the question, the newest first. */
export async function listHolders(db: Db, examinationId: string, questionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('id')
    .where('examination_id', '=', examinationId)
    .where(holdsQuestion(questionId))
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an attempt that runs has the item on its paper. */
export async function isBeingTaken(db: Db, item: { id: string; examination_id: string }): Promise<boolean> {
  const revision = await db
    .selectFrom('revisions')
    .select('id')
    .where('id', 'in', (running) =>
      running
        .selectFrom('attempts')
        .select('revision_id')
        .distinct()
        .where('examination_id', '=', item.examination_id)
        .where('submitted_at', 'is', null),
    )
    .where(holdsQuestion(item.id))
    .limit(1)
    .executeTakeFirst();
  return revision !== undefined;
}

const HOUR_MS = 3_600_000;

/** Deletes revisions over an hour old that no attempt uses, that no key correction names and that are not current. */
export async function deleteUnusedRevisions(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - HOUR_MS);
  await sql`
    delete from revisions where created_at < ${until}
      and not exists (select from examinations where examinations.revision_id = revisions.id)
      and not exists (select from attempts where attempts.revision_id = revisions.id)
      and not exists (select from key_corrections where key_corrections.revision_id = revisions.id)
  `.execute(db);
}

/** Stores the revision under the examination's next number. */
export async function insertRevision(db: Db, revision: Revision, now: Date): Promise<void> {
  await db
    .insertInto('revisions')
    .values({
      ...revision,
      sections: JSON.stringify(revision.sections),
      created_at: now,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from revisions where examination_id = ${revision.examination_id})`,
    })
    .execute();
}
