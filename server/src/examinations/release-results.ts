import type { Context } from '../context.ts';
import { conflict } from '../http/errors.ts';
import { isReleased } from '../results/release.ts';
import { lockExamination, updateExaminationRow } from './examinations.queries.ts';

/** Lets students see their results from now on, also before a time that was set. A second release changes nothing. */
export async function releaseResultsNow({ db, clock }: Context, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const examination = await lockExamination(trx, id);
    if (examination.results_release === 'at_once') {
      throw conflict('released_at_once', 'This examination releases its results at once.');
    }
    const now = clock();
    if (isReleased(examination, now)) return;
    await updateExaminationRow(trx, id, { results_at: now, updated_at: now });
  });
}
