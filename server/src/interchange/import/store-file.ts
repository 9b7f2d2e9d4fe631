/** Stores a whole file, as a new draft or in an examination. */
import { examinationForm } from '@lulus/contract';
import type { Staff } from '../../auth/reach.ts';
import { findOrInsertSection } from '../../bank/find-or-insert-section.ts';
import { insertDraft } from '../../examinations/create-examination.ts';
import { lockExamination } from '../../examinations/examinations.queries.ts';
import { finishContentEdit } from '../../examinations/publishing/publish-automatically.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { keyedMessages, validationFailed } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { StoredFile } from '../fitted.ts';
import type { ImportedExamination } from '../imported.ts';
import { storeQuestions } from './store-questions.ts';

export type DraftContext = Pick<PlatformContext, 'config' | 'clock' | 'db'>;

/** The length of an examination whose file has none. */
const DEFAULT_MINUTES = 60;

function formOf({ name, settings }: ImportedExamination) {
  const form = examinationForm.safeParse({
    examination_name: name,
    examination_desc: '',
    examination_duration: DEFAULT_MINUTES,
    ...settings,
    // The first edit of a new draft must not publish it.
    publishing: 'manual',
  });
  if (form.error) throw validationFailed(keyedMessages(form.error.issues));
  return form.data;
}

async function storeAudited(
  trx: Db,
  examination_id: string,
  file: StoredFile,
  deed: { at: Date; actor: Actor },
): Promise<void> {
  const { bank_ids } = await storeQuestions(trx, examination_id, file);
  const after = { format: file.format, questions: bank_ids.length };
  await audit(trx, { ...deed, action: 'questions_imported', subject: { examination_id }, after });
}

/** Inserts a draft of this user with everything of the file. Returns its id. Throws 422 for wrong settings. */
export async function storeAsDraft(
  context: DraftContext,
  { user, actor }: { user: Staff; actor: Actor },
  file: StoredFile & { examination: ImportedExamination },
): Promise<string> {
  const form = formOf(file.examination);
  return context.db.transaction().execute(async (trx) => {
    const examination_id = await insertDraft(trx, context, { user, actor }, form);
    for (const { name, ...settings } of file.sections) {
      await findOrInsertSection(trx, examination_id, name, settings);
    }
    await storeAudited(trx, examination_id, file, { at: context.clock(), actor });
    return examination_id;
  });
}

/** Adds the questions of a file to an examination. */
export async function storeInExamination(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  examination_id: string,
  file: StoredFile,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const deed = { at: clock(), actor };
    // Stimuli without questions are part of a whole examination only.
    await storeAudited(trx, examination_id, { ...file, unusedStimuli: [] }, deed);
    if (file.items.length > 0) await finishContentEdit(trx, examination_id, deed);
  });
}
