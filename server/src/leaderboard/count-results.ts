import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import {
  lockExaminationsAgainstStarts,
  updateExaminationRows,
} from '../examinations/examinations.queries.ts';
import { refreshBalances } from './balances.ts';
import { listTakers } from './leaderboard.queries.ts';

/**
 * Lets the balances count the results of these examinations from now on, or no longer. Takes all who have started one and not
 * only those with a result: a submit that is under way holds its student's row, so either it sees that the results
 * count, or it has ended when the balance is computed here. For the same reason nobody starts meanwhile.
 */
export async function countResults(
  trx: Db,
  context: Pick<Context, 'config'>,
  examinationIds: string[],
  results_counted: boolean,
): Promise<void> {
  await lockExaminationsAgainstStarts(trx, examinationIds);
  await updateExaminationRows(trx, examinationIds, { results_counted });
  await refreshBalances(trx, context, await listTakers(trx, examinationIds));
}
