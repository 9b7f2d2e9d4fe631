import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { lockExamination, updateExaminationRow } from './examinations.queries.ts';

/** Hides the examination from new attempts. Attempts that run go on, and results stay. */
export async function archive({ db, clock }: Context, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { status } = await lockExamination(trx, id);
    if (status === 'archived') return;
    const at = clock();
    await updateExaminationRow(trx, id, { status: 'archived', updated_at: at });
    const deed = { at, actor, action: 'examination_archived' } as const;
    await audit(trx, { ...deed, subject: { examination_id: id }, before: { status } });
  });
}
