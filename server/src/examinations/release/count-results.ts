import { refreshBalances } from '../../leaderboard/balances.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { lockExaminationsAgainstStarts, updateExaminationRows } from '../examinations.queries.ts';
import { listTakers } from './release.queries.ts';

/**
 * Includes the results of these examinations in the balances from now on, or excludes them. Recomputes all
 * students who have started one, not only those with a result. A concurrent submit locks its student's row.
 * So it either sees this change, or ends before the balance is computed. Starts are blocked for the same
 * reason.
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
