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

/** Hides the examination from new attempts. Attempts that run go on, and results stay. */
export async function archive({ db, clock }: Context, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await archiveRows(trx, [await lockExamination(trx, id)], { at: clock(), actor });
  });
}

/** The same of several. Answers which were not in the archive, and how many are there at all. */
export function archiveChosen(
  { db, clock }: Context,
  actor: Actor,
  ids: string[],
): Promise<{ archived: string[]; found: number }> {
  return db.transaction().execute(async (trx) => {
    const rows = await lockExaminations(trx, ids);
    return { archived: await archiveRows(trx, rows, { at: clock(), actor }), found: rows.length };
  });
}

async function archiveRows(
  trx: Db,
  rows: ExaminationRow[],
  { at, actor }: { at: Date; actor: Actor },
): Promise<string[]> {
  const open = rows.filter(({ status }) => status !== 'archived');
  const ids = open.map(({ id }) => id);
  await updateExaminationRows(trx, ids, { status: 'archived', updated_at: at });
  const lines = open.map(({ id, status }) => ({ subject: { examination_id: id }, before: { status } }));
  await auditEach(trx, { at, actor, action: 'examination_archived' }, lines);
  return ids;
}
