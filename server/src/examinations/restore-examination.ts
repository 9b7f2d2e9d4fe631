import type { Actor } from '../audit/actor.ts';
import { auditEach } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import {
  type ExaminationRow,
  lockExamination,
  lockExaminations,
  updateExaminationRows,
} from './examinations.queries.ts';

/** Brings an archived examination back: published if it was ever published, else a draft. */
export async function restore({ db, clock }: Context, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await restoreRows(trx, [await lockExamination(trx, id)], { at: clock(), actor });
  });
}

/** The same of several. Answers which were in the archive, and how many are there at all. */
export function restoreChosen(
  { db, clock }: Context,
  actor: Actor,
  ids: string[],
): Promise<{ restored: string[]; found: number }> {
  return db.transaction().execute(async (trx) => {
    const rows = await lockExaminations(trx, ids);
    return { restored: await restoreRows(trx, rows, { at: clock(), actor }), found: rows.length };
  });
}

async function restoreRows(
  trx: Db,
  rows: ExaminationRow[],
  { at, actor }: { at: Date; actor: Actor },
): Promise<string[]> {
  const archived = rows.filter(({ status }) => status === 'archived');
  const byStatus = Map.groupBy(archived, ({ revision_id }) => (revision_id ? 'published' : 'draft'));
  for (const [status, some] of byStatus) {
    const ids = some.map(({ id }) => id);
    await updateExaminationRows(trx, ids, { status, updated_at: at });
    const lines = ids.map((id) => ({ subject: { examination_id: id }, after: { status } }));
    await auditEach(trx, { at, actor, action: 'examination_restored' }, lines);
  }
  return archived.map(({ id }) => id);
}
