import { auditEach } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import {
  type ExaminationRow,
  lockExamination,
  lockExaminationsAgainstStarts,
  updateExaminationRows,
} from '../examinations.queries.ts';
import { countResults } from './count-results.ts';
import { isReleased } from './release.ts';

/**
 * Shows students their results from now on, even before a release time. Idempotent. Throws 409 if the
 * examination releases results at once.
 */
export async function releaseResultsNow(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const examination = await lockExamination(trx, id);
    if (examination.results_release === 'at_once') {
      throw conflict('released_at_once');
    }
    const at = context.clock();
    if (!isReleased(examination, at)) await release(trx, context, [examination], { at, actor });
  });
}

/**
 * Releases the results of several examinations. Returns the ids of those that it released, and how many of
 * `ids` exist.
 */
export function releaseChosen(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db'>,
  actor: Actor,
  ids: string[],
): Promise<{ released: string[]; found: number }> {
  return context.db.transaction().execute(async (trx) => {
    const rows = await lockExaminationsAgainstStarts(trx, ids);
    const at = context.clock();
    const waiting = rows.filter((row) => row.revision_id !== null && !isReleased(row, at));
    if (waiting.length > 0) await release(trx, context, waiting, { at, actor });
    return { released: waiting.map(({ id }) => id), found: rows.length };
  });
}

async function release(
  trx: Db,
  context: Pick<PlatformContext, 'config'>,
  rows: ExaminationRow[],
  { at, actor }: { at: Date; actor: Actor },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const released = { results_release: 'by_hand', results_at: at } as const;
  await updateExaminationRows(trx, ids, { ...released, updated_at: at });
  await countResults(trx, context, ids, true);
  const lines = rows.map(({ id, results_release, results_at }) => ({
    subject: { examination_id: id },
    ...changedFields({ results_release, results_at }, released),
  }));
  await auditEach(trx, { at, actor, action: 'results_released' }, lines);
}
