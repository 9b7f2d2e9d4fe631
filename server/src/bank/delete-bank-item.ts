import { lockExamination } from '../examinations/examinations.queries.ts';
import { finishContentEdit } from '../examinations/publishing/publish-automatically.ts';
import { isBeingTaken } from '../examinations/publishing/revisions.queries.ts';
import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { conflict } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type BankItemRow, deleteItem, getItem, listItems } from '../questions/bank-items.queries.ts';

/** Deletes a question. Throws 409 if a running attempt has it. Its section stays, even if it is empty now. */
export async function deleteQuestion(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const { examination_id } = await getItem(context.db, id);
  const { in_use } = await deleteQuestions(context, actor, { examination_id, ids: new Set([id]) });
  if (in_use.length > 0) throw conflict('question_in_use');
}

/**
 * Deletes the questions that no running attempt has. Returns their number, and the ids of those in use. Ignores
 * questions of other examinations.
 */
export async function deleteQuestions(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  { examination_id, ids }: { examination_id: string; ids: Set<string> },
): Promise<{ deleted: number; in_use: string[] }> {
  return db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const chosen = (await listItems(trx, examination_id)).filter(({ id }) => ids.has(id));
    const taken = new Set<BankItemRow>();
    for (const item of chosen) if (await isBeingTaken(trx, item)) taken.add(item);
    const free = chosen.filter((item) => !taken.has(item));
    await deleteItems(trx, free, { at: clock(), actor });
    return { deleted: free.length, in_use: [...taken].map(({ id }) => id) };
  });
}

/** Deletes items of one examination. Their sections stay, even if they are empty now. */
export async function deleteItems(
  trx: Db,
  items: BankItemRow[],
  { at, actor }: { at: Date; actor: Actor },
): Promise<void> {
  const [first] = items;
  if (!first) return;
  for (const { id } of items) await deleteItem(trx, id);
  const lines = items.map(({ id: question_id, examination_id, section_id: _, ...before }) => ({
    subject: { examination_id, question_id },
    before,
  }));
  await auditEach(trx, { at, actor, action: 'question_deleted' }, lines);
  await finishContentEdit(trx, first.examination_id, { at, actor });
}
