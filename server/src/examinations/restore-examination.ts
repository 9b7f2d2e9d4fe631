import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { lockExamination, updateExaminationRow } from './examinations.queries.ts';

/** Brings an archived examination back: published if it was ever published, else a draft. */
export async function restore({ db, clock }: Context, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { status, revision_id } = await lockExamination(trx, id);
    if (status !== 'archived') return;
    const at = clock();
    const after = { status: revision_id ? 'published' : 'draft' } as const;
    await updateExaminationRow(trx, id, { ...after, updated_at: at });
    await audit(trx, { at, actor, action: 'examination_restored', subject: { examination_id: id }, after });
  });
}
