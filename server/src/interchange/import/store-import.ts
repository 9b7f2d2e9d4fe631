import type { importQuestions, Parsed, Reply } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { findOrInsertSection } from '../../bank/find-or-insert-section.ts';
import { refuseFullBank } from '../../bank/full-bank.ts';
import { gatherGroups } from '../../bank/stimuli/gather-groups.ts';
import { lockExamination } from '../../examinations/examinations.queries.ts';
import { finishContentEdit } from '../../examinations/publishing/publish-automatically.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { conflict, gone } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { insertItems } from '../../questions/bank-items.queries.ts';
import { listSections } from '../../questions/sections.queries.ts';
import { insertStimulus } from '../../questions/stimuli.queries.ts';
import { getImportExamination, type ImportContent, lockImport, noteImported } from './imports.queries.ts';

type Form = Parsed<typeof importQuestions, 'body'>;
type Stored = Omit<Reply<typeof importQuestions>, 'message'>;

/** Milliseconds that a preview can be imported. */
const VALID_MS = 3_600_000;
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

/** Adds the questions to the ends of their sections. */
async function insertAll(
  trx: Db,
  examination_id: string,
  { items, stimuli }: ImportContent,
  weight: number | undefined,
): Promise<{ bank_ids: string[]; stimulus_ids: string[] }> {
  const bank_ids = new Map<number, string>();
  const stimulus_ids: string[] = [];
  for (const [name, inside] of Map.groupBy(items, ({ section }) => section)) {
    const section_id = await findOrInsertSection(trx, examination_id, name);
    const place = { examination_id, section_id };
    const ids = await insertStimuli(trx, stimuli, new Set(inside.map(({ stimulus }) => stimulus)), place);
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

/**
 * Stores the chosen questions of a preview, all or none. A repeated call stores nothing and returns the same. Throws 410
 * for an old preview, and 409 if the import was undone or the examination would have too many questions.
 */
export async function storeImport(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  actor: Actor,
  { import_id, only, section, weight }: Form,
): Promise<Stored> {
  const examination_id = await getImportExamination(db, import_id);
  return db.transaction().execute(async (trx) => {
    await lockExamination(trx, examination_id);
    const { content, format, created_at, imported_at, bank_ids, undone_at } = await lockImport(
      trx,
      import_id,
    );
    if (undone_at) throw conflict('import_undone');
    if (imported_at)
      return { counts: { stored: bank_ids?.length ?? 0, skipped: 0 }, bank_ids: bank_ids ?? [] };
    const at = clock();
    if (at.getTime() - created_at.getTime() > VALID_MS) throw gone('import_expired');
    const chosen = only ? content.items.filter(({ n }) => only.includes(n)) : content.items;
    const skipped = content.items.length - chosen.length;
    await refuseFullBank(trx, examination_id, chosen.length);
    const [first] = await listSections(trx, examination_id);
    const items = chosen.map((item) => ({
      ...item,
      section: section ?? (item.section || (first?.name ?? FIRST_SECTION)),
    }));
    const stored = await insertAll(trx, examination_id, { ...content, items }, weight);
    await noteImported(trx, import_id, { at, ...stored });
    await audit(trx, {
      at,
      actor,
      action: 'questions_imported',
      subject: { examination_id },
      after: { format, questions: stored.bank_ids.length },
    });
    if (items.length > 0) await finishContentEdit(trx, examination_id, { at, actor });
    return { counts: { stored: stored.bank_ids.length, skipped }, bank_ids: stored.bank_ids };
  });
}
