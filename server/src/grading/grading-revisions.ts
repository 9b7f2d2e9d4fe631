/**
 * Answer keys for grading: the revision's, with all later corrections. Revisions never change, so the process
 * caches them. Corrections are read from the database each time, so that none is missed.
 */
import type { ExaminationsContext } from '../examinations/context.ts';
import { ofForm, type Revision } from '../examinations/publishing/revision.ts';
import type { Db } from '../platform/db/database.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { type CorrectionInForce, listCorrectionsInForce } from './corrections/corrections.queries.ts';

/** Returns the revision with those of these corrections that belong to it. */
export function withCorrections(revision: Revision, keys: CorrectionInForce[]): Revision {
  const own = new Map(
    keys.filter((key) => key.revision_id === revision.id).map((key) => [key.question_id, key]),
  );
  if (own.size === 0) return revision;
  const correct = (item: RevisionItem): RevisionItem => {
    return { ...item, ...own.get(item.id)?.payload };
  };
  return {
    ...revision,
    sections: revision.sections.map((section) => ({ ...section, items: section.items.map(correct) })),
  };
}

/** Returns a lookup of these revisions with their corrected answer keys. */
export async function correctedRevisions(
  db: Db,
  { revisions }: Pick<ExaminationsContext, 'revisions'>,
  ids: string[],
): Promise<(id: string) => Revision> {
  const distinct = [...new Set(ids)];
  const keys = distinct.length === 0 ? [] : await listCorrectionsInForce(db, distinct);
  const all = new Map<string, Revision>();
  for (const id of distinct) all.set(id, withCorrections(await revisions.get(id, db), keys));
  return (id) => {
    const revision = all.get(id);
    if (!revision) throw new Error(`the revision ${id} was not asked for`);
    return revision;
  };
}

/** Returns a lookup of the attempts' revisions with their corrected answer keys and the questions of the form. */
export async function gradingRevisions(
  db: Db,
  context: Pick<ExaminationsContext, 'revisions'>,
  attempts: { revision_id: string }[],
): Promise<(attempt: { revision_id: string; form: number }) => Revision> {
  const ids = attempts.map(({ revision_id }) => revision_id);
  const revisionOf = await correctedRevisions(db, context, ids);
  return ({ revision_id, form }) => ofForm(revisionOf(revision_id), form);
}
