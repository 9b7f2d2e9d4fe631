import { refreshBalances } from '../../leaderboard/balances.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { lockExaminationsAgainstStarts, updateExaminationRows } from '../examinations.queries.ts';
import { listTakers } from './release.queries.ts';

/**
 * Makes the balances count the results of these examinations from now on, or no longer. It covers all students who
 * have started one, not only those with a result. A submit under way has locked its student's row. So either it sees
 * the change, or it ends before the balance is computed here. No attempt starts meanwhile, for the same reason.
 */
export async function countResults(
  trx: Db,
  context: Pick<PlatformContext, 'config'>,
  examinationIds: string[],
  results_counted: boolean,
): Promise<void> {
  await lockExaminationsAgainstStarts(trx, examinationIds);
  await updateExaminationRows(trx, examinationIds, { results_counted });
  await refreshBalances(trx, context, await listTakers(trx, examinationIds));
}
