import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { highestOptionNumber } from './examination-admin.queries.ts';
import { lockExamination, updateExaminationRow } from './examinations.queries.ts';
import { type ExaminationForm, mergeExamination } from './merge-examination.ts';

/** Writes the form over what is stored. Wants a transaction. */
export async function applyForm(trx: Db, clock: Clock, id: string, form: ExaminationForm): Promise<void> {
  const stored = await lockExamination(trx, id);
  const highestOption = await highestOptionNumber(trx, id);
  // After the lock: an edit that waited for a publication is later than its revision.
  const now = clock();
  await updateExaminationRow(trx, id, mergeExamination(stored, form, { highestOption, now }));
}

/** Edits the examination. Running attempts keep the due time and the revision they have. */
export async function updateExaminationByForm(
  { db, clock }: Context,
  id: string,
  form: ExaminationForm,
): Promise<void> {
  await db.transaction().execute((trx) => applyForm(trx, clock, id, form));
}
