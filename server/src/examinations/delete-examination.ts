import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { conflict } from '../http/errors.ts';
import { hasAttempts } from './examination-admin.queries.ts';
import {
  deleteExaminationRow,
  getExaminationRow,
  lockExaminationAgainstStarts,
} from './examinations.queries.ts';

/** Deletes an examination that nobody has taken, with its sections, bank and revisions. */
export async function deleteUntakenExamination(
  { db, clock }: Context,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockExaminationAgainstStarts(trx, id);
    if (await hasAttempts(trx, id)) {
      throw conflict(
        'examination_in_use',
        'This examination has been taken, so it cannot be deleted. Archive it instead.',
      );
    }
    const { examination_name, status } = await getExaminationRow(trx, id);
    await deleteExaminationRow(trx, id);
    const deed = { at: clock(), actor, action: 'examination_deleted' } as const;
    await audit(trx, { ...deed, subject: { examination_id: id }, before: { examination_name, status } });
  });
}
