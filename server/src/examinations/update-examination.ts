import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { countResults } from '../leaderboard/count-results.ts';
import { isReleased } from '../results/release.ts';
import { highestOptionNumber } from './examination-admin.queries.ts';
import { lockExamination, updateExaminationRow } from './examinations.queries.ts';
import { type ExaminationForm, mergeExamination } from './merge-examination.ts';

/** Writes the form over what is stored. Wants a transaction. */
export async function applyForm(trx: Db, context: Context, id: string, form: ExaminationForm): Promise<void> {
  const stored = await lockExamination(trx, id);
  const highestOption = await highestOptionNumber(trx, id);
  // After the lock: an edit that waited for a publication is later than its revision.
  const now = context.clock();
  const merged = mergeExamination(stored, form, { highestOption, now });
  await updateExaminationRow(trx, id, merged);
  const released = isReleased(merged, now);
  if (released !== stored.results_counted) await countResults(trx, context, id, released);
}

/** Edits the examination. Running attempts keep the due time and the revision they have. */
export async function updateExaminationByForm(
  context: Context,
  id: string,
  form: ExaminationForm,
): Promise<void> {
  await context.db.transaction().execute((trx) => applyForm(trx, context, id, form));
}
