import { lockExamination } from '../examinations/examinations.queries.ts';
import { finishContentEdit } from '../examinations/publishing/publish-automatically.ts';
import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type ItemContent, insertItems } from '../questions/bank-items.queries.ts';
import { listStimuli } from '../questions/stimuli.queries.ts';
import { findOrInsertSection } from './find-or-insert-section.ts';
import { refuseFullBank } from './full-bank.ts';
import { gatherGroups } from './stimuli/gather-groups.ts';

/** Much shorter than the time for which the files of a deleted question stay. */
const RESTORABLE_MS = 3_600_000;

type Deleted = ItemContent & { bank_section: string };

/** Returns the last state of the deleted questions by id, from the audit log. Leaves out restored ones. */
async function findDeleted(
  trx: Db,
  examinationId: string,
  { ids, since }: { ids: string[]; since: Date },
): Promise<Map<string | null, Deleted>> {
  const rows = await trx
    .selectFrom('audit_log')
    .distinctOn('question_id')
    .select(['question_id', 'before'])
    .where('action', '=', 'question_deleted')
    .where('examination_id', '=', examinationId)
    .where('question_id', 'in', ids)
    .where('at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bank_items').select('id').whereRef('id', '=', 'audit_log.question_id'))),
    )
    .orderBy('question_id')
    .orderBy('at', 'desc')
    .execute();
  return new Map(rows.map(({ question_id, before }) => [question_id, before as unknown as Deleted]));
}

/**
 * Restores questions that were deleted in the last hour, with their ids, at the ends of their sections in the given
 * order. Returns their number.
 */
export function restoreQuestions(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  examination_id: string,
  ids: string[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const at = clock();
    const since = new Date(at.getTime() - RESTORABLE_MS);
    const deleted = await findDeleted(trx, examination_id, { ids, since });
    const restored = ids.flatMap((id) => {
      const item = deleted.get(id);
      return item ? [{ ...item, id }] : [];
    });
    if (restored.length === 0) return 0;
    await refuseFullBank(trx, examination_id, restored.length);
    const stimuli = new Map((await listStimuli(trx, examination_id)).map((one) => [one.id, one]));
    for (const { bank_section, ...item } of restored) {
      // The stimulus may have been deleted or moved meanwhile.
      const stimulus = stimuli.get(item.stimulus_id ?? '');
      const stimulus_id = stimulus?.id ?? null;
      const section_id =
        stimulus?.section_id ?? (await findOrInsertSection(trx, examination_id, bank_section));
      await insertItems(trx, [{ ...item, examination_id, section_id, stimulus_id }]);
      if (stimulus) await gatherGroups(trx, examination_id, section_id);
    }
    const lines = restored.map(({ id: question_id, ...after }) => ({
      subject: { examination_id, question_id },
      after,
    }));
    await auditEach(trx, { at, actor, action: 'question_added' }, lines);
    await finishContentEdit(trx, examination_id, { at, actor });
    return restored.length;
  });
}
