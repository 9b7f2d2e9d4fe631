import { auditEach } from '../platform/audit/audit.ts';
import type { Change } from './change-examinations.ts';
import { updateExaminationRows } from './examinations.queries.ts';
import { publishAutomatically } from './publishing/publish-automatically.ts';

/** Restores archived examinations: as published if they were ever published, otherwise as drafts. */
export const restore: Change = async (trx, rows, { at, actor }) => {
  const archived = rows.filter(({ status }) => status === 'archived');
  const byStatus = Map.groupBy(archived, ({ revision_id }) => (revision_id ? 'published' : 'draft'));
  for (const [status, some] of byStatus) {
    const ids = some.map(({ id }) => id);
    await updateExaminationRows(trx, ids, { status, updated_at: at });
    const lines = ids.map((id) => ({ subject: { examination_id: id }, after: { status } }));
    await auditEach(trx, { at, actor, action: 'examination_restored' }, lines);
    for (const id of ids) await publishAutomatically(trx, id, { at, actor });
  }
  return archived.map(({ id }) => id);
};
