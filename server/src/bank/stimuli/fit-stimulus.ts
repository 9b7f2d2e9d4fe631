import { problem } from '@lulus/contract/messages';
import type { Db } from '../../platform/db/database.ts';
import { validationFailed } from '../../platform/errors.ts';
import { findStimulus } from '../../questions/stimuli.queries.ts';

/** Throws 422 unless the stimulus is of the question's examination and section. */
export async function refuseUnfitStimulus(
  trx: Db,
  stimulusId: string | null,
  { examination_id, bank_section }: { examination_id: string; bank_section: string },
): Promise<void> {
  if (stimulusId === null) return;
  const stimulus = await findStimulus(trx, stimulusId);
  if (stimulus?.examination_id !== examination_id) {
    throw validationFailed({ stimulus_id: [problem('no_stimulus')] });
  }
  if (stimulus.bank_section !== bank_section) {
    throw validationFailed({
      bank_section: [problem('stimulus_section', { section: stimulus.bank_section })],
    });
  }
}
