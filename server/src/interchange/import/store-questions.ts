/** Stores the questions of a file in an examination, with their sections and stimuli. */
import { v7 as newId } from 'uuid';
import { findOrInsertSection } from '../../bank/find-or-insert-section.ts';
import { refuseFullBank } from '../../bank/full-bank.ts';
import { gatherGroups } from '../../bank/stimuli/gather-groups.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertItems } from '../../questions/bank-items.queries.ts';
import { listSections } from '../../questions/sections.queries.ts';
import { insertStimulus } from '../../questions/stimuli.queries.ts';
import type { FittedFile, FittedItem } from '../fitted.ts';

export type ImportedItem = Pick<FittedItem, 'n' | 'section' | 'content' | 'stimulus'>;

/** The part of a file that is stored. All its files are stored, and the paths are theirs. */
export interface ImportContent extends Pick<FittedFile, 'stimuli' | 'sections'> {
  items: ImportedItem[];
  unusedStimuli?: FittedFile['unusedStimuli'];
}

/** The section of questions without one, in an examination that has none. */
const FIRST_SECTION = 'SOAL';

/** Inserts stimuli into the section. Returns their ids by key. */
async function insertStimuli(
  trx: Db,
  stimuli: ImportContent['stimuli'],
  keys: Set<string | null>,
  place: { examination_id: string; section_id: string },
): Promise<Map<string | null, string>> {
  const ids = new Map<string | null, string>();
  for (const [key, content] of Object.entries(stimuli)) {
    if (!keys.has(key)) continue;
    const id = newId();
    await insertStimulus(trx, { ...content, id, ...place });
    ids.set(key, id);
  }
  return ids;
}

/**
 * Adds the questions to the ends of their sections. A section that is new has the settings of the file. The examination
 * must be locked. Throws 409 if it would have too many questions.
 */
export async function storeQuestions(
  trx: Db,
  examination_id: string,
  { items: given, stimuli, sections, unusedStimuli = [] }: ImportContent,
  weight?: number,
): Promise<{ bank_ids: string[]; stimulus_ids: string[] }> {
  await refuseFullBank(trx, examination_id, given.length);
  const [first] = await listSections(trx, examination_id);
  const nameless = first?.name ?? FIRST_SECTION;
  const items = given.map((item) => ({ ...item, section: item.section || nameless }));
  const bank_ids = new Map<number, string>();
  const stimulus_ids: string[] = [];
  for (const name of new Set([...items, ...unusedStimuli].map(({ section }) => section))) {
    const inside = items.filter(({ section }) => section === name);
    const settings = sections.find((section) => section.name === name);
    const section_id = await findOrInsertSection(trx, examination_id, name, settings);
    const place = { examination_id, section_id };
    const unused = unusedStimuli.filter(({ section }) => section === name).map(({ key }) => key);
    const keys = new Set([...inside.map(({ stimulus }) => stimulus), ...unused]);
    const ids = await insertStimuli(trx, stimuli, keys, place);
    stimulus_ids.push(...ids.values());
    const rows = inside.map(({ n, content, stimulus }) => {
      const id = newId();
      bank_ids.set(n, id);
      // Points of options decide the weight.
      const isWeighed = weight !== undefined && content.scoring_rule !== 'option_points';
      const stimulus_id = ids.get(stimulus) ?? null;
      return { ...content, ...(isWeighed && { bank_question_weight: weight }), ...place, id, stimulus_id };
    });
    await insertItems(trx, rows);
    if (ids.size > 0) await gatherGroups(trx, examination_id, section_id);
  }
  return { bank_ids: items.flatMap(({ n }) => bank_ids.get(n) ?? []), stimulus_ids };
}
