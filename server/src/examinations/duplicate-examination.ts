import type { CatalogueLanguage } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Actor } from '../platform/http/actor.ts';
import { insertItems, listItems, originOf } from '../questions/bank-items.queries.ts';
import { copyStimuli } from '../questions/copy-stimuli.ts';
import { insertSection, listSections } from '../questions/sections.queries.ts';
import { listStimuli } from '../questions/stimuli.queries.ts';
import { copiedAudience } from './audience.ts';
import {
  type ExaminationRow,
  insertExamination,
  listExaminationRows,
  updateExaminationRow,
} from './examinations.queries.ts';

const SUFFIX: Record<CatalogueLanguage, string> = { default: ' (copy)', en: ' (copy)', id: ' (salinan)' };
const MAX_NAME = 200;

/** Returns the name with the suffix. Shortens it to the maximum length without splitting a character. */
function copiedName(name: string, language: CatalogueLanguage): string {
  const suffix = SUFFIX[language];
  return name.slice(0, MAX_NAME - suffix.length).replace(/\p{Surrogate}$/u, '') + suffix;
}

/** Who copies, whose the copy is, and the language of its name. */
export interface Copier {
  actor: Actor;
  /** A teacher, or null for the school. */
  owner_id: string | null;
  language: CatalogueLanguage;
}

/**
 * Settings without the window. A release time belongs to the window, so the copy's results wait for a release
 * by hand.
 */
function copiedSettings({ results_release, ...original }: ExaminationRow) {
  const { attempts_allowed, option_limit, decimal_sign, negative_total } = original;
  const { shuffle_questions, shuffle_options } = original;
  return {
    attempts_allowed,
    option_limit,
    shuffle_questions,
    shuffle_options,
    decimal_sign,
    negative_total,
    results_release: results_release === 'at_time' ? ('by_hand' as const) : results_release,
    results_counted: results_release === 'at_once',
  };
}

async function copyBank(trx: Db, from: string, to: string): Promise<void> {
  const items = await listItems(trx, from);
  const stimuli = await listStimuli(trx, from);
  for (const { id, bank_count: _, has_recording: __, ...section } of await listSections(trx, from)) {
    const section_id = newId();
    await insertSection(trx, { ...section, id: section_id, examination_id: to });
    const own = stimuli.filter((stimulus) => stimulus.section_id === id);
    const copied = await copyStimuli(trx, own, { examination_id: to, section_id });
    const copies = items
      .filter((item) => item.section_id === id)
      .map(({ bank_section: _, ...item }) => ({
        ...item,
        id: newId(),
        examination_id: to,
        section_id,
        stimulus_id: copied.get(item.stimulus_id) ?? null,
        origin_id: originOf(item),
      }));
    await insertItems(trx, copies);
  }
}

/** Copies an examination with its bank as a new draft, and returns the copy's id. */
export async function duplicate(
  context: Pick<PlatformContext, 'clock' | 'db'>,
  copier: Copier,
  id: string,
): Promise<string> {
  const [copy] = await duplicateChosen(context, copier, [id]);
  if (copy === undefined) throw notFound('no_examination');
  return copy;
}

/**
 * Copies several examinations. Missing ones are skipped, and lists show the copies in the order of the
 * originals.
 */
export function duplicateChosen(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  copier: Copier,
  ids: string[],
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const copies: string[] = [];
    for (const original of await listExaminationRows(trx, ids)) {
      copies.push(await copyExamination(trx, original, { at: clock(), ...copier }));
    }
    return copies;
  });
}

async function copyExamination(
  trx: Db,
  original: ExaminationRow,
  { at, actor, owner_id, language }: Copier & { at: Date },
): Promise<string> {
  const copy = newId();
  const { id, examination_name, examination_desc, examination_duration } = original;
  const name = copiedName(examination_name, language);
  await insertExamination(trx, {
    id: copy,
    examination_name: name,
    examination_desc,
    examination_duration,
    owner_id,
  });
  const class_ids = await copiedAudience(trx, owner_id, original.class_ids);
  await updateExaminationRow(trx, copy, { ...copiedSettings(original), class_ids, updated_at: at });
  await copyBank(trx, id, copy);
  const after = { examination_name: name, copy_of: id };
  await audit(trx, { at, actor, action: 'examination_copied', subject: { examination_id: copy }, after });
  return copy;
}
