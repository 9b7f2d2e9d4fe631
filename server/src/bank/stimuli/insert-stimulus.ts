import { isDeepStrictEqual } from 'node:util';
import type { insertStimulus, Parsed, Stimulus } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { getExaminationRow, lockExamination } from '../../examinations/examinations.queries.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { conflict } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { UploadedFile } from '../../platform/http/requests/multipart.ts';
import { linkStimulusRow } from '../../questions/link-files.ts';
import {
  findStimulusByInsertKey,
  getStimulus,
  insertStimulus as insertRow,
  type StimulusRow,
} from '../../questions/stimuli.queries.ts';
import { findOrInsertSection } from '../find-or-insert-section.ts';
import { keyTaken } from '../insert-bank-item.ts';
import { refuseMissing } from '../store-picture.ts';
import { composeStimulus } from './compose-stimulus.ts';
import { storeStimulusFiles } from './store-stimulus-files.ts';

/** Throws 409 unless a repeated form equals the one that made the stimulus. */
function rejectChangedRepeat(made: StimulusRow, wanted: Partial<StimulusRow>): void {
  if (made.examination_id !== wanted.examination_id) throw keyTaken();
  const isSame = Object.entries(wanted).every(([field, value]) =>
    isDeepStrictEqual(made[field as keyof StimulusRow], value),
  );
  if (!isSame) throw conflict('already_inserted');
}

/**
 * Adds a stimulus to its section. `insert_key` is an idempotency key: if a stimulus with it exists, this adds nothing
 * and returns that stimulus. Publishes nothing, since no question uses it yet.
 */
export async function addStimulus(
  context: Pick<PlatformContext, 'clock' | 'db' | 'files' | 'uploads' | 'assetLinks'>,
  actor: Actor,
  { examination_id, insert_key, bank_section, ...form }: Parsed<typeof insertStimulus, 'body'>,
  uploads: UploadedFile[],
): Promise<Stimulus> {
  const { db, clock, assetLinks } = context;
  await getExaminationRow(db, examination_id);
  const files = await storeStimulusFiles(context, uploads);
  const id = await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const content = composeStimulus({ ...form, bank_section }, files);
    await refuseMissing(trx, [content.content], 'content');
    const made = insert_key && (await findStimulusByInsertKey(trx, insert_key));
    if (made) {
      rejectChangedRepeat(made, { ...content, examination_id, bank_section });
      return made.id;
    }
    const section_id = await findOrInsertSection(trx, examination_id, bank_section);
    const stimulus = { ...content, id: newId(), examination_id, section_id, insert_key };
    if (!(await insertRow(trx, stimulus))) throw keyTaken();
    await audit(trx, {
      at: clock(),
      actor,
      action: 'stimulus_added',
      subject: { examination_id },
      after: { ...content, bank_section, stimulus_id: stimulus.id },
    });
    return stimulus.id;
  });
  return linkStimulusRow(await getStimulus(db, id), assetLinks);
}
