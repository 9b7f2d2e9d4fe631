import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { takenExaminations } from './examination-admin.queries.ts';
import { deleteExaminationRows, lockExaminationsAgainstStarts } from './examinations.queries.ts';

/** Deletes an examination that no student has taken, with its sections, bank and revisions. */
export async function deleteUntakenExamination(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { deleted, in_use } = await deleteUntaken(trx, [id], { at: clock(), actor });
    if (in_use.length > 0) {
      throw conflict('examination_in_use');
    }
    if (deleted === 0) throw notFound('no_examination');
  });
}

/**
 * Deletes the examinations that no student has taken. Returns their number, and the ids of those that were
 * taken. Missing ones are in neither.
 */
export function deleteChosenExaminations(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  ids: string[],
): Promise<{ deleted: number; in_use: string[] }> {
  return db.transaction().execute((trx) => deleteUntaken(trx, ids, { at: clock(), actor }));
}

async function deleteUntaken(trx: Db, ids: string[], { at, actor }: { at: Date; actor: Actor }) {
  const rows = await lockExaminationsAgainstStarts(trx, ids);
  const taken = await takenExaminations(trx, ids);
  const untaken = rows.filter(({ id }) => !taken.has(id));
  const deleted = untaken.map(({ id }) => id);
  await deleteExaminationRows(trx, deleted);
  const lines = untaken.map(({ id, examination_name, status }) => ({
    subject: { examination_id: id },
    before: { examination_name, status },
  }));
  await auditEach(trx, { at, actor, action: 'examination_deleted' }, lines);
  return { deleted: deleted.length, in_use: [...taken] };
}
