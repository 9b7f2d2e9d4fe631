import type { Correction, CorrectionPreview, ScoreChange } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { fromMillionths, toMillionths } from '../../interactions/points.ts';
import { examineeOf } from '../../students/examinee.ts';
import { countRunningWith } from './corrections.queries.ts';
import { type Change, type Place, planCorrection } from './plan-correction.ts';

function presentChange({ before, after }: Change): ScoreChange {
  return {
    attempt_id: before.id,
    user: examineeOf(before),
    number: before.number,
    score_before: before.result_score,
    score_after: after.result_score,
    max_before: before.result_max,
    max_after: after.result_max,
  };
}

/** Adds the scores. Attempts that are being marked have none. */
const sumOf = (scores: (number | null)[]) =>
  fromMillionths(scores.reduce<number>((sum, score) => sum + toMillionths(score ?? 0), 0));

/** Returns the effect that the correction would have now. Writes and locks nothing. */
export async function previewKeyCorrection(
  context: Pick<ExaminationsContext, 'db' | 'revisions'>,
  place: Place,
  wanted: Correction,
): Promise<CorrectionPreview> {
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { occurrences, results, changes, version } = await planCorrection(trx, context, place, wanted);
      const ids = occurrences.map(({ revision }) => revision.id);
      return {
        version,
        results: results.length,
        sum_before: sumOf(results.map(({ before }) => before.result_score)),
        sum_after: sumOf(results.map(({ after }) => after.result_score)),
        running: await countRunningWith(trx, ids),
        changes: changes.map(presentChange),
      };
    });
}
