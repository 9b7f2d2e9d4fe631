import { auditEach } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { updateExaminationRows } from '../examinations.queries.ts';
import { countResults } from '../release/count-results.ts';
import { deleteCoTeacher, lockExaminationsOf } from './sharing.queries.ts';

/**
 * For a person who is no longer an active teacher: gives their examinations to the school, and removes them as
 * co-teacher. Results may count for the leaderboard from now on.
 */
export async function giveToSchool(
  trx: Db,
  context: Pick<PlatformContext, 'clock' | 'config'>,
  actor: Actor,
  owner_id: string,
): Promise<void> {
  const at = context.clock();
  await deleteCoTeacher(trx, owner_id);
  const owned = await lockExaminationsOf(trx, owner_id);
  const ids = owned.map(({ id }) => id);
  await updateExaminationRows(trx, ids, { owner_id: null, updated_at: at });
  const counted = owned.filter(({ results_counted }) => results_counted).map(({ id }) => id);
  if (counted.length > 0) await countResults(trx, context, counted, true);
  const lines = ids.map((examination_id) => ({
    subject: { examination_id },
    before: { owner_id },
    after: { owner_id: null },
  }));
  await auditEach(trx, { at, actor, action: 'examination_transferred' }, lines);
}
