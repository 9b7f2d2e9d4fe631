import type { Context } from '../context.ts';
import { conflict } from '../http/errors.ts';
import { hasAttempts } from './examination-admin.queries.ts';
import { deleteExaminationRow, lockExaminationAgainstStarts } from './examinations.queries.ts';

/** Deletes an examination that nobody has taken, with its sections, bank and revisions. */
export async function deleteUntakenExamination({ db }: Context, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockExaminationAgainstStarts(trx, id);
    if (await hasAttempts(trx, id)) {
      throw conflict(
        'examination_in_use',
        'This examination has been taken, so it cannot be deleted. Archive it instead.',
      );
    }
    await deleteExaminationRow(trx, id);
  });
}
