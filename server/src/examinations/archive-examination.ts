import { auditEach } from '../platform/audit/audit.ts';
import type { Change } from './change-examinations.ts';
import { updateExaminationRows } from './examinations.queries.ts';

/**
 * Archives the examinations that are not archived yet, so that no attempt starts. Running attempts continue,
 * and results stay.
 */
export const archive: Change = async (trx, rows, { at, actor }) => {
  const open = rows.filter(({ status }) => status !== 'archived');
  const ids = open.map(({ id }) => id);
  await updateExaminationRows(trx, ids, { status: 'archived', updated_at: at });
  const lines = open.map(({ id, status }) => ({ subject: { examination_id: id }, before: { status } }));
  await auditEach(trx, { at, actor, action: 'examination_archived' }, lines);
  return ids;
};
