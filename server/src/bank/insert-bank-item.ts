import { isDeepStrictEqual } from 'node:util';
import type { BankItem, insertBankItem, Parsed } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { getExaminationRow, lockExamination } from '../examinations/examinations.queries.ts';
import { finishContentEdit } from '../examinations/publishing/publish-automatically.ts';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { UploadedFile } from '../platform/http/requests/multipart.ts';
import {
  type BankItemRow,
  findItemByInsertKey,
  getItem,
  type ItemContent,
  insertItem,
} from '../questions/bank-items.queries.ts';
import { linkItem } from '../questions/link-files.ts';
import { composeItem } from './compose-item.ts';
import { findOrInsertSection } from './find-or-insert-section.ts';
import { refuseFullBank } from './full-bank.ts';
import { withOptionType } from './item-form.ts';
import { refuseUnfitStimulus } from './stimuli/fit-stimulus.ts';
import { gatherGroups } from './stimuli/gather-groups.ts';
import { storeItemFiles } from './store-item-files.ts';
import { refuseMissingPictures } from './store-picture.ts';

export const keyTaken = () => conflict('insert_key_taken');

/**
 * Throws 409 unless a repeated form equals the one that made the question. Otherwise its changes would be lost
 * silently.
 */
function rejectChangedRepeat(
  made: BankItemRow,
  wanted: ItemContent & Pick<BankItemRow, 'examination_id' | 'bank_section'>,
): void {
  if (made.examination_id !== wanted.examination_id) throw keyTaken();
  const isSame = Object.entries(wanted).every(([field, value]) =>
    isDeepStrictEqual(made[field as keyof typeof wanted], value),
  );
  if (!isSame) {
    throw conflict('already_inserted');
  }
}

/**
 * Adds a question at the end of its section. `insert_key` is an idempotency key: if a question with it exists, this
 * adds nothing and returns that question.
 */
export async function insertQuestion(
  context: Pick<PlatformContext, 'clock' | 'db' | 'files' | 'uploads' | 'assetLinks'>,
  actor: Actor,
  { examination_id, insert_key, ...sent }: Parsed<typeof insertBankItem, 'body'>,
  uploads: UploadedFile[],
): Promise<BankItem> {
  const { db, clock, assetLinks } = context;
  await getExaminationRow(db, examination_id);
  const form = withOptionType(sent, uploads);
  const files = await storeItemFiles(context, form, uploads);
  const id = await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const content = composeItem(form, files);
    await refuseMissingPictures(trx, content);
    const made = insert_key && (await findItemByInsertKey(trx, insert_key));
    if (made) {
      rejectChangedRepeat(made, { ...content, examination_id, bank_section: form.bank_section });
      return made.id;
    }
    await refuseFullBank(trx, examination_id, 1);
    const bank_section = form.bank_section;
    await refuseUnfitStimulus(trx, content.stimulus_id, { examination_id, bank_section });
    const section_id = await findOrInsertSection(trx, examination_id, bank_section);
    const item = { ...content, id: newId(), examination_id, section_id, insert_key };
    // A question of another examination may have taken the key meanwhile.
    if (!(await insertItem(trx, item))) throw keyTaken();
    if (content.stimulus_id) await gatherGroups(trx, examination_id, section_id);
    const at = clock();
    const subject = { examination_id, question_id: item.id };
    const after = { ...content, bank_section };
    await audit(trx, { at, actor, action: 'question_added', subject, after });
    await finishContentEdit(trx, examination_id, { at, actor });
    return item.id;
  });
  return linkItem(await getItem(db, id), assetLinks);
}
