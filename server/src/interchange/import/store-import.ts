import type { importQuestions, Parsed, Reply } from '@lulus/contract';
import { lockExamination } from '../../examinations/examinations.queries.ts';
import { finishContentEdit } from '../../examinations/publishing/publish-automatically.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { conflict, gone } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { getImportExamination, listImportItems, lockImport, noteImported } from './imports.queries.ts';
import { storeQuestions } from './store-questions.ts';

type Form = Parsed<typeof importQuestions, 'body'>;
type Stored = Omit<Reply<typeof importQuestions>, 'message'>;

/** Milliseconds that a preview can be imported. */
const VALID_MS = 3_600_000;

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
    const all = await listImportItems(trx, import_id);
    const wanted = only && new Set(only);
    const chosen = wanted ? all.filter(({ n }) => wanted.has(n)) : all;
    const skipped = all.length - chosen.length;
    const items = chosen.map((item) => ({ ...item, section: section ?? item.section }));
    const stored = await storeQuestions(trx, examination_id, { ...content, items }, weight);
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
