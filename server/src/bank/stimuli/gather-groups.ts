import { groupsOf } from '../../examinations/publishing/groups.ts';
import type { Db } from '../../platform/db/database.ts';
import { listItems, placeItems } from '../../questions/bank-items.queries.ts';

/** Puts the questions of each stimulus of the section next to each other. */
export async function gatherGroups(trx: Db, examinationId: string, section_id: string): Promise<void> {
  const items = (await listItems(trx, examinationId)).filter((item) => item.section_id === section_id);
  const places = groupsOf(items)
    .flat()
    .map(({ id }, position) => ({ id, section_id, position }));
  await placeItems(trx, places);
}
