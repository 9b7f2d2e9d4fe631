import type { Context } from '../context.ts';
import { lockExamination, updateExaminationRow } from './examinations.queries.ts';

/** Brings an archived examination back: published if it was ever published, else a draft. */
export async function restore({ db, clock }: Context, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { status, revision_id } = await lockExamination(trx, id);
    if (status !== 'archived') return;
    await updateExaminationRow(trx, id, { status: revision_id ? 'published' : 'draft', updated_at: clock() });
  });
}
