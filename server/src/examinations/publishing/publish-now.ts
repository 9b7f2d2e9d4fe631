import type { PlatformContext } from '../../platform/context.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { getExaminationRow } from '../examinations.queries.ts';
import { auditPublished } from './publish-automatically.ts';
import { publishExamination } from './publish-examination.ts';

/** Publishes the current examination. */
export function publishNow(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await getExaminationRow(trx, id);
    const at = clock();
    const revisionId = await publishExamination(trx, id, at);
    await auditPublished(trx, before, revisionId, { at, actor });
  });
}
