import { deleteItems } from '../../bank/delete-bank-item.ts';
import { lockExamination } from '../../examinations/examinations.queries.ts';
import { isBeingTaken } from '../../examinations/publishing/revisions.queries.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { conflict } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { listItems } from '../../questions/bank-items.queries.ts';
import { deleteStimulus } from '../../questions/stimuli.queries.ts';
import { countUnedited, getImportExamination, lockImport, noteUndone } from './imports.queries.ts';

/** Deletes the questions of an import. Throws 409 if one was edited, deleted, or is in a running attempt. */
export async function undoImport(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  importId: string,
): Promise<number> {
  const examination_id = await getImportExamination(db, importId);
  return db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const { bank_ids, stimulus_ids, imported_at, undone_at } = await lockImport(trx, importId);
    if (undone_at || !imported_at) return 0;
    const ids = new Set(bank_ids);
    if ((await countUnedited(trx, [...ids], imported_at)) < ids.size) throw conflict('import_edited');
    const all = await listItems(trx, examination_id);
    const items = all.filter(({ id }) => ids.has(id));
    for (const item of items) if (await isBeingTaken(trx, item)) throw conflict('question_in_use');
    const at = clock();
    await deleteItems(trx, items, { at, actor });
    const isUsed = (id: string) => all.some((item) => item.stimulus_id === id && !ids.has(item.id));
    for (const id of stimulus_ids ?? []) if (!isUsed(id)) await deleteStimulus(trx, id);
    await noteUndone(trx, importId, at);
    return items.length;
  });
}
