import { CHOICE_DEFAULTS } from '@lulus/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import { notFound } from '../../platform/errors.ts';
import type { Revision } from './revision.ts';

const REVISION_COLUMNS = [
  'id',
  'examination_id',
  'examination_name',
  'examination_desc',
  'examination_duration',
  'examination_bank_count',
  'decimal_sign',
  'negative_total',
  'sections',
  'stimuli',
] as const;

export async function getRevision(db: Db, id: string): Promise<Revision> {
  const revision = await db
    .selectFrom('revisions')
    .select(REVISION_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound());
  // Items of old revisions lack the fields that came later.
  return {
    ...revision,
    sections: revision.sections.map((section) => ({
      ...section,
      items: section.items.map(upgradeItem),
    })),
  };
}

/** Returns an item that may be of an old revision: of a single choice, or without later fields. */
function upgradeItem(item: RevisionItem & { bank_answer?: number[] }): RevisionItem {
  const { bank_answer, ...upgraded } = item;
  return { ...CHOICE_DEFAULTS, ...upgraded, ...(bank_answer && { bank_key: bank_answer.map(String) }) };
}

/** Condition on revisions: the question is on the paper. */
function hasQuestion(questionId: string) {
  const onPaper = JSON.stringify([{ items: [{ id: questionId }] }]);
  return sql<boolean>`revisions.sections @> ${onPaper}::jsonb`;
}

/** Returns the examination's revisions that have the question, the newest first. */
export async function listRevisionsWith(
  db: Db,
  examinationId: string,
  questionId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('id')
    .where('examination_id', '=', examinationId)
    .where(hasQuestion(questionId))
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a running attempt has the item on its paper. */
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
    .where(hasQuestion(item.id))
    .limit(1)
    .executeTakeFirst();
  return revision !== undefined;
}

const HOUR_MS = 3_600_000;

/**
 * Deletes revisions over an hour old that are not current, and that no attempt or answer key correction uses.
 */
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
      stimuli: JSON.stringify(revision.stimuli),
      created_at: now,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from revisions where examination_id = ${revision.examination_id})`,
    })
    .execute();
}
