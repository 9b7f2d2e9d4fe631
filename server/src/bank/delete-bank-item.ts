import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { lockExamination, touchContent } from '../examinations/examinations.queries.ts';
import { conflict } from '../http/errors.ts';
import { deleteItem, getItem, isBeingTaken } from './bank-items.queries.ts';

/** Deletes a question that no running attempt has. Its section stays, also when it is empty now. */
export async function deleteQuestion({ db, clock }: Context, actor: Actor, id: string): Promise<void> {
  const { examination_id } = await getItem(db, id);
  await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const item = await getItem(trx, id);
    if (await isBeingTaken(trx, item)) {
      throw conflict(
        'question_in_use',
        'Students are taking this question at the moment. It can be deleted when they have finished.',
      );
    }
    await deleteItem(trx, id);
    const at = clock();
    await touchContent(trx, examination_id, at);
    const { id: question_id, examination_id: _, section_id: __, ...before } = item;
    const subject = { examination_id, question_id };
    await audit(trx, { at, actor, action: 'question_deleted', subject, before });
  });
}
