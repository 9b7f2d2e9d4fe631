import { isDeepStrictEqual } from 'node:util';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/database.ts';
import { insertStimulus, listStimuli, type StimulusRow } from './stimuli.queries.ts';

const originOf = ({ id, origin_id }: StimulusRow) => origin_id ?? id;

const isSameStimulus = (a: StimulusRow, b: StimulusRow) =>
  originOf(a) === originOf(b) &&
  a.content === b.content &&
  a.play_limit === b.play_limit &&
  a.shuffle_items === b.shuffle_items &&
  isDeepStrictEqual(a.bank_asset, b.bank_asset);

/**
 * Copies stimuli to a section. One of which the section has an equal copy is not copied again. Returns the ids there
 * by the original ids.
 */
export async function copyStimuli(
  trx: Db,
  stimuli: StimulusRow[],
  target: { examination_id: string; section_id: string },
): Promise<Map<string | null, string>> {
  const there = (await listStimuli(trx, target.examination_id)).filter(
    ({ section_id }) => section_id === target.section_id,
  );
  const copies = new Map<string | null, string>();
  for (const original of stimuli) {
    const equal = there.find((stimulus) => isSameStimulus(stimulus, original));
    const id = equal?.id ?? newId();
    copies.set(original.id, id);
    if (equal) continue;
    const { bank_section: _, ...columns } = original;
    await insertStimulus(trx, { ...columns, ...target, id, origin_id: originOf(original) });
  }
  return copies;
}
