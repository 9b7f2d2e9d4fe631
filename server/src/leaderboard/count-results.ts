import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { lockExaminationAgainstStarts, updateExaminationRow } from '../examinations/examinations.queries.ts';
import { refreshBalances } from './balances.ts';
import { listTakers } from './leaderboard.queries.ts';

/**
 * Lets the balances count the examination's results from now on, or no longer. Takes all who have started it and not
 * only those with a result: a submit that is under way holds its student's row, so either it sees that the results
 * count, or it has ended when the balance is computed here. For the same reason nobody starts meanwhile.
 */
export async function countResults(
  trx: Db,
  context: Pick<Context, 'config'>,
  examinationId: string,
  results_counted: boolean,
): Promise<void> {
  await lockExaminationAgainstStarts(trx, examinationId);
  await updateExaminationRow(trx, examinationId, { results_counted });
  await refreshBalances(trx, context, await listTakers(trx, examinationId));
}
