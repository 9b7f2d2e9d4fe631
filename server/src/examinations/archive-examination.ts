import type { Context } from '../context.ts';
import { lockExamination, updateExaminationRow } from './examinations.queries.ts';

/** Hides the examination from new attempts. Attempts that run go on, and results stay. */
export async function archive({ db, clock }: Context, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockExamination(trx, id);
    await updateExaminationRow(trx, id, { status: 'archived', updated_at: clock() });
  });
}
