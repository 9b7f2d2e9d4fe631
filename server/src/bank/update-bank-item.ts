import type { BankItem, Parsed, updateBankItem } from '@lulus/contract';
import { lockExamination } from '../examinations/examinations.queries.ts';
import { finishContentEdit } from '../examinations/publishing/publish-automatically.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { UploadedFile } from '../platform/http/requests/multipart.ts';
import { getItem, moveItem, updateItem } from '../questions/bank-items.queries.ts';
import { linkItem } from '../questions/link-files.ts';
import { composeItem } from './compose-item.ts';
import { findOrInsertSection } from './find-or-insert-section.ts';
import { withOptionType } from './item-form.ts';
import { refuseUnfitStimulus } from './stimuli/fit-stimulus.ts';
import { gatherGroups } from './stimuli/gather-groups.ts';
import { storeItemFiles } from './store-item-files.ts';
import { refuseMissingPictures } from './store-picture.ts';

/** Edits a question. Running attempts keep their version. */
export async function updateQuestion(
  context: Pick<PlatformContext, 'clock' | 'db' | 'files' | 'uploads' | 'assetLinks'>,
  actor: Actor,
  id: string,
  sent: Parsed<typeof updateBankItem, 'body'>,
  uploads: UploadedFile[],
): Promise<BankItem> {
  const { db, clock, assetLinks } = context;
  const { examination_id, option_type } = await getItem(db, id);
  const form = withOptionType(sent, uploads, option_type);
  const files = await storeItemFiles(context, form, uploads);
  await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const current = await getItem(trx, id);
    const content = composeItem(form, files, current);
    await refuseMissingPictures(trx, content);
    const { bank_section } = form;
    await refuseUnfitStimulus(trx, content.stimulus_id, { examination_id, bank_section });
    const now = clock();
    await updateItem(trx, id, content, now);
    const section_id = await findOrInsertSection(trx, examination_id, bank_section);
    if (section_id !== current.section_id) await moveItem(trx, id, section_id);
    if (content.stimulus_id !== current.stimulus_id) await gatherGroups(trx, examination_id, section_id);
    const changed = changedFields(current, { ...content, bank_section });
    const deed = { at: now, actor, action: 'question_updated' } as const;
    if (changed) await audit(trx, { ...deed, subject: { examination_id, question_id: id }, ...changed });
    await finishContentEdit(trx, examination_id, { at: now, actor });
  });
  return linkItem(await getItem(db, id), assetLinks);
}
