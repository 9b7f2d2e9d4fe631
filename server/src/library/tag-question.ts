import { lockExamination } from '../examinations/examinations.queries.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Actor } from '../platform/http/actor.ts';
import { getItem, tagItem } from '../questions/bank-items.queries.ts';

/** Sets the tags of a question. Revisions have none, so nothing is published. */
export async function setTags(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  question_id: string,
  tags: string[],
): Promise<void> {
  const { examination_id } = await getItem(db, question_id);
  await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const changed = changedFields(await getItem(trx, question_id), { tags });
    if (!changed) return;
    const at = clock();
    await tagItem(trx, question_id, tags, at);
    const subject = { examination_id, question_id };
    await audit(trx, { at, actor, action: 'question_updated', subject, ...changed });
  });
}
