import { v7 as newId } from 'uuid';
import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import { insertItems, listItems } from '../bank/bank-items.queries.ts';
import { insertSection, listSections } from '../bank/sections.queries.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import {
  type ExaminationRow,
  getExaminationRow,
  insertExamination,
  updateExaminationRow,
} from './examinations.queries.ts';

const SUFFIX = ' (copy)';
const MAX_NAME = 200;

/** The name with the suffix, within the longest that the form takes and without half a character at the cut. */
function copiedName(name: string): string {
  return name.slice(0, MAX_NAME - SUFFIX.length).replace(/\p{Surrogate}$/u, '') + SUFFIX;
}

/** Without the window. The time of a release belongs to it, so the copy's results wait for a release by hand. */
function copiedSettings({
  classes,
  attempts_allowed,
  option_limit,
  shuffle,
  results_release,
  late_minutes,
}: ExaminationRow) {
  return {
    classes,
    attempts_allowed,
    option_limit,
    shuffle,
    late_minutes,
    results_release: results_release === 'at_time' ? ('by_hand' as const) : results_release,
    results_counted: results_release === 'at_once',
  };
}

async function copyBank(trx: Db, from: string, to: string): Promise<void> {
  const items = await listItems(trx, from);
  for (const { id, name, forward_only, duration } of await listSections(trx, from)) {
    const section_id = newId();
    await insertSection(trx, { id: section_id, examination_id: to, name, forward_only, duration });
    const copies = items
      .filter((item) => item.section_id === id)
      .map(({ bank_section: _, ...item }) => ({ ...item, id: newId(), examination_id: to, section_id }));
    await insertItems(trx, copies);
  }
}

/** Copies an examination with its bank as a new draft, and answers the copy's id. */
export async function duplicate({ db, clock }: Context, actor: Actor, id: string): Promise<string> {
  const copy = newId();
  await db.transaction().execute(async (trx) => {
    const original = await getExaminationRow(trx, id);
    const { examination_name, examination_desc, examination_duration } = original;
    const name = copiedName(examination_name);
    await insertExamination(trx, {
      id: copy,
      examination_name: name,
      examination_desc,
      examination_duration,
    });
    const at = clock();
    await updateExaminationRow(trx, copy, { ...copiedSettings(original), updated_at: at });
    await copyBank(trx, id, copy);
    const after = { examination_name: name, copy_of: id };
    await audit(trx, { at, actor, action: 'examination_copied', subject: { examination_id: copy }, after });
  });
  return copy;
}
