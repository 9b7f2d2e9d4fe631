import { MAX_SECTIONS_PER_EXAMINATION } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/database.ts';
import { validationFailed } from '../platform/errors.ts';
import { insertSection, listSections, type NewSection } from '../questions/sections.queries.ts';

type Settings = Partial<Omit<NewSection, 'id' | 'examination_id' | 'name'>>;

/**
 * Returns the id of the examination's section with this name, and inserts it at the end, with these settings, if it is
 * new. The first section of an examination is forward-only unless they say otherwise. The examination must be locked.
 */
export async function findOrInsertSection(
  trx: Db,
  examination_id: string,
  name: string,
  settings: Settings = {},
): Promise<string> {
  const sections = await listSections(trx, examination_id);
  const found = sections.find((section) => section.name === name);
  if (found) return found.id;
  if (sections.length >= MAX_SECTIONS_PER_EXAMINATION) {
    throw validationFailed({
      bank_section: [problem('too_many_sections', { max: MAX_SECTIONS_PER_EXAMINATION })],
    });
  }
  const id = newId();
  const forward_only = sections.length === 0;
  await insertSection(trx, { forward_only, ...settings, id, examination_id, name });
  return id;
}
