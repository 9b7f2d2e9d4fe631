import { FORMS_PER_REVISION } from '../../examinations/publishing/form.ts';
import type { AttemptsContext } from '../context.ts';
import { editionOf } from './build-paper.ts';
import { deleteOldPapers, listOpeningWithoutPapers } from './papers.queries.ts';

const AHEAD_MS = 2 * 3_600_000;

/**
 * Deletes papers that are no longer needed, and builds missing ones of examinations that open soon. The file
 * signatures may have changed since these were published. Several nodes may run it at once.
 */
export async function keepPapers({
  db,
  clock,
  assetLinks,
  papers,
}: Pick<AttemptsContext, 'clock' | 'db' | 'assetLinks' | 'papers'>): Promise<void> {
  const edition = editionOf(assetLinks);
  await deleteOldPapers(db, edition);
  const from = clock();
  const until = new Date(from.getTime() + AHEAD_MS);
  const opening = await listOpeningWithoutPapers(db, { from, until, edition, forms: FORMS_PER_REVISION });
  for (const revisionId of opening) await papers.prepare(revisionId);
}
