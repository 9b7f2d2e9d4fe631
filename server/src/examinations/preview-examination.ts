import type { Paper } from '@lulus/contract';
import { presentPaper } from '../attempts/present-paper.ts';
import { listItems } from '../bank/bank-items.queries.ts';
import { listSections } from '../bank/sections.queries.ts';
import type { Context } from '../context.ts';
import { notePreview } from '../settings/settings.queries.ts';
import { getExaminationRow } from './examinations.queries.ts';
import { freezeExamination } from './freeze-examination.ts';

/** One of the forms, always the same: a preview does not change its order each time that it is opened. */
const PREVIEW_FORM = 0;

/** The paper that a student would get if the examination were published now. Nothing of it is stored. */
export async function previewPaper({ db, assetLinks }: Context, id: string): Promise<Paper> {
  const examination = await getExaminationRow(db, id);
  const sections = await listSections(db, id);
  const items = await listItems(db, id);
  await notePreview(db);
  return presentPaper(freezeExamination(id, examination, { sections, items }), PREVIEW_FORM, assetLinks);
}
