import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { conflict } from '../http/errors.ts';
import { countResults } from '../leaderboard/count-results.ts';
import { isReleased } from '../results/release.ts';
import { lockExamination, updateExaminationRow } from './examinations.queries.ts';

/** Lets students see their results from now on, also before a time that was set. A second release changes nothing. */
export async function releaseResultsNow(context: Context, actor: Actor, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const examination = await lockExamination(trx, id);
    if (examination.results_release === 'at_once') {
      throw conflict('released_at_once', 'This examination releases its results at once.');
    }
    const now = context.clock();
    if (isReleased(examination, now)) return;
    await updateExaminationRow(trx, id, { results_at: now, updated_at: now });
    await countResults(trx, context, id, true);
    await audit(trx, {
      at: now,
      actor,
      action: 'results_released',
      subject: { examination_id: id },
      before: { results_at: examination.results_at },
      after: { results_at: now },
    });
  });
}
