import type { arrangeBank, Parsed } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { lockExamination } from '../examinations/examinations.queries.ts';
import { groupsOf } from '../examinations/publishing/groups.ts';
import { finishContentEdit } from '../examinations/publishing/publish-automatically.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import { conflict, HttpError } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type BankItemRow, type ItemPlace, listItems, placeItems } from '../questions/bank-items.queries.ts';
import { isSameIds } from '../questions/same-ids.ts';
import { listSections } from '../questions/sections.queries.ts';
import { placeStimuli } from '../questions/stimuli.queries.ts';

type Order = Parsed<typeof arrangeBank, 'body'>['order'];

/** Returns whether the order names only sections of the examination, and each of their questions once. */
function isComplete(order: Order, sections: { id: string }[], items: BankItemRow[]): boolean {
  const named = new Set(Object.keys(order));
  const expected = items.filter((item) => named.has(item.section_id)).map((item) => item.id);
  return (
    [...named].every((id) => sections.some((section) => section.id === id)) &&
    isSameIds(Object.values(order).flat(), expected)
  );
}

type Place = ItemPlace & Pick<BankItemRow, 'stimulus_id'>;

/** Returns the places of all questions. Those of a stimulus are together, where the order has the first one. */
function arrangeGroups(order: Order, items: BankItemRow[]): Place[] {
  const stimulusOf = new Map(items.map(({ id, stimulus_id }) => [id, stimulus_id]));
  return Object.entries(order).flatMap(([section_id, ids]) =>
    groupsOf(ids.map((id) => ({ id, stimulus_id: stimulusOf.get(id) ?? null })))
      .flat()
      .map((item, position) => ({ ...item, section_id, position })),
  );
}

/** Returns the section of each stimulus. Throws 422 if its questions would be in several sections. */
function sectionsOfStimuli(places: Place[]): Map<string, string> {
  const sections = new Map<string, string>();
  for (const { stimulus_id, section_id } of places) {
    if (stimulus_id === null) continue;
    if ((sections.get(stimulus_id) ?? section_id) !== section_id) {
      throw new HttpError(422, 'group_split', problem('group_split'));
    }
    sections.set(stimulus_id, section_id);
  }
  return sections;
}

/**
 * Puts the questions of the named sections into the given order. Throws 409 if the questions have changed since the
 * admin loaded them.
 */
export async function arrangeQuestions(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  examinationId: string,
  order: Order,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockExamination(trx, examinationId);
    const sections = await listSections(trx, examinationId);
    const items = await listItems(trx, examinationId);
    if (!isComplete(order, sections, items)) {
      throw conflict('bank_changed');
    }
    const places = arrangeGroups(order, items);
    await placeItems(trx, places);
    await placeStimuli(trx, sectionsOfStimuli(places));
    const at = clock();
    const orderOf = (item: BankItemRow[]) => item.map(({ id }) => id);
    const changed = changedFields(
      { order: orderOf(items) },
      { order: orderOf(await listItems(trx, examinationId)) },
    );
    const deed = { at, actor, action: 'questions_arranged' } as const;
    if (changed) await audit(trx, { ...deed, subject: { examination_id: examinationId }, ...changed });
    await finishContentEdit(trx, examinationId, { at, actor });
  });
}
