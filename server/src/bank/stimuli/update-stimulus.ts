import type { Parsed, Stimulus, updateStimulus } from '@lulus/contract';
import { lockExamination } from '../../examinations/examinations.queries.ts';
import { finishContentEdit } from '../../examinations/publishing/publish-automatically.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { UploadedFile } from '../../platform/http/requests/multipart.ts';
import { listItems, moveItem } from '../../questions/bank-items.queries.ts';
import { linkStimulusRow } from '../../questions/link-files.ts';
import { getStimulus, updateStimulus as updateRow } from '../../questions/stimuli.queries.ts';
import { findOrInsertSection } from '../find-or-insert-section.ts';
import { refuseMissing } from '../store-picture.ts';
import { composeStimulus } from './compose-stimulus.ts';
import { storeStimulusFiles } from './store-stimulus-files.ts';

/**
 * Edits a stimulus. If the form names another section, its questions move to the end of that section. Running attempts
 * keep their version.
 */
export async function editStimulus(
  context: Pick<PlatformContext, 'clock' | 'db' | 'files' | 'uploads' | 'assetLinks'>,
  actor: Actor,
  id: string,
  form: Parsed<typeof updateStimulus, 'body'>,
  uploads: UploadedFile[],
): Promise<Stimulus> {
  const { db, clock, assetLinks } = context;
  const { examination_id } = await getStimulus(db, id);
  const files = await storeStimulusFiles(context, uploads);
  await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const current = await getStimulus(trx, id);
    const content = composeStimulus(form, files, current);
    await refuseMissing(trx, [content.content], 'content');
    const at = clock();
    const section_id = await findOrInsertSection(trx, examination_id, form.bank_section);
    await updateRow(trx, id, { ...content, section_id }, at);
    if (section_id !== current.section_id) {
      const group = (await listItems(trx, examination_id)).filter(({ stimulus_id }) => stimulus_id === id);
      for (const item of group) await moveItem(trx, item.id, section_id);
    }
    const changed = changedFields(current, { ...content, bank_section: form.bank_section });
    if (!changed) return;
    await audit(trx, {
      at,
      actor,
      action: 'stimulus_updated',
      subject: { examination_id },
      before: { ...changed.before, stimulus_id: id },
      after: { ...changed.after, stimulus_id: id },
    });
    await finishContentEdit(trx, examination_id, { at, actor });
  });
  return linkStimulusRow(await getStimulus(db, id), assetLinks);
}
