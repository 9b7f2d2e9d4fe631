import type { copyBankItems, Parsed } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { isUniqueViolation } from '../auth/account/taken-identifiers.ts';
import { lockExamination } from '../examinations/examinations.queries.ts';
import { finishContentEdit } from '../examinations/publishing/publish-automatically.ts';
import { auditEach } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  type BankItemRow,
  insertItems,
  listItemsById,
  listUsedKeys,
  originOf,
} from '../questions/bank-items.queries.ts';
import { copyStimuli } from '../questions/copy-stimuli.ts';
import { listStimuliOf } from '../questions/stimuli.queries.ts';
import { findOrInsertSection } from './find-or-insert-section.ts';
import { refuseFullBank } from './full-bank.ts';
import { keyTaken } from './insert-bank-item.ts';
import { gatherGroups } from './stimuli/gather-groups.ts';

type Chosen = Parsed<typeof copyBankItems, 'body'>['questions'];

interface Deed {
  at: Date;
  actor: Actor;
}

/** Adds copies to the ends of the sections with the same names, in the order of their examinations. */
async function addCopies(
  trx: Db,
  examination_id: string,
  { items, keys }: { items: BankItemRow[]; keys: Map<string, string> },
  { at, actor }: Deed,
): Promise<void> {
  for (const [name, originals] of Map.groupBy(items, ({ bank_section }) => bank_section)) {
    const section_id = await findOrInsertSection(trx, examination_id, name);
    const originalStimuli = await listStimuliOf(trx, originals);
    const stimuli = await copyStimuli(trx, originalStimuli, { examination_id, section_id });
    const copies = originals.map(({ bank_section: _, ...item }) => ({
      ...item,
      id: newId(),
      examination_id,
      section_id,
      stimulus_id: stimuli.get(item.stimulus_id) ?? null,
      origin_id: originOf(item),
      insert_key: keys.get(item.id),
    }));
    await insertItems(trx, copies);
    if (stimuli.size > 0) await gatherGroups(trx, examination_id, section_id);
    const lines = copies.map(({ id: question_id, section_id: _, insert_key: __, ...copy }, place) => {
      const { examination_id, ...content } = copy;
      const after = { ...content, bank_section: name, copy_of: originals[place]?.id };
      return { subject: { examination_id, question_id }, after };
    });
    await auditEach(trx, { at, actor, action: 'question_added' }, lines);
  }
}

/**
 * Copies questions with their files, weights, hints and stimuli. Each `insert_key` is an idempotency key. Returns how many
 * copies exist now; questions that no longer exist have none. Throws 409 if two copies have the same key.
 */
export async function copyQuestions(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  examination_id: string,
  chosen: Chosen,
): Promise<number> {
  const keys = new Map(chosen.map(({ id, insert_key }) => [id, insert_key]));
  const work = db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const used = new Set(await listUsedKeys(trx, [...keys.values()]));
    const found = await listItemsById(trx, [...keys.keys()]);
    const items = found.filter(({ id }) => !used.has(keys.get(id) ?? ''));
    if (items.length > 0) {
      await refuseFullBank(trx, examination_id, items.length);
      const deed = { at: clock(), actor };
      await addCopies(trx, examination_id, { items, keys }, deed);
      await finishContentEdit(trx, examination_id, deed);
    }
    return found.length;
  });
  return work.catch((error) => {
    throw isUniqueViolation(error) ? keyTaken() : error;
  });
}
