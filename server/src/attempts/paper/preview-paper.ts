import type { Paper } from '@lulus/contract';
import { getExaminationRow } from '../../examinations/examinations.queries.ts';
import { freezeExamination } from '../../examinations/publishing/freeze-examination.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { listItems } from '../../questions/bank-items.queries.ts';
import { listSections } from '../../questions/sections.queries.ts';
import { listStimuli } from '../../questions/stimuli.queries.ts';
import { notePreview } from '../../settings/settings.queries.ts';
import { presentPaper } from './present-paper.ts';

/** A fixed form, so that each preview has the same order. */
const PREVIEW_FORM = 0;

/**
 * Returns the paper that a student would get if the examination were published now. Does not store the paper.
 */
export async function previewPaper(
  { db, assetLinks }: Pick<PlatformContext, 'db' | 'assetLinks'>,
  id: string,
): Promise<Paper> {
  const examination = await getExaminationRow(db, id);
  const sections = await listSections(db, id);
  const items = await listItems(db, id);
  const stimuli = await listStimuli(db, id);
  await notePreview(db);
  const revision = freezeExamination(id, examination, { sections, items, stimuli });
  return presentPaper(revision, PREVIEW_FORM, assetLinks);
}
