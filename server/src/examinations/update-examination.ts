import type { Staff } from '../auth/reach.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { Db } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { listClassesById } from './audience.queries.ts';
import { audienceOf } from './audience.ts';
import { lockExamination, updateExaminationRow } from './examinations.queries.ts';
import { type ExaminationForm, mergeExamination } from './merge-examination.ts';
import { publishAutomatically } from './publishing/publish-automatically.ts';
import { countResults } from './release/count-results.ts';
import { isReleased, mayHaveShown } from './release/release.ts';

/**
 * Applies the form to the stored examination. Returns the columns before and after, and whether content that
 * a revision freezes, or the kind of publishing, has changed. Needs a transaction.
 */
export async function applyForm(
  trx: Db,
  context: Pick<PlatformContext, 'config' | 'clock'>,
  { user, id }: { user: Staff; id: string },
  form: ExaminationForm,
) {
  const stored = await lockExamination(trx, id);
  const class_ids = await audienceOf(trx, user, stored.class_ids, form);
  // Read after locking: an edit that waited for a publication must be later than its revision.
  const now = context.clock();
  const merged = mergeExamination(stored, form, { class_ids, now });
  const released = isReleased(merged, now);
  // A draft has no results to hide, although its default is to release them at once.
  const hidden = stored.revision_id !== null && mayHaveShown(stored, now) && !released;
  await updateExaminationRow(trx, id, { ...merged, ...(hidden && { results_hidden_at: now }) });
  if (released !== stored.results_counted) await countResults(trx, context, [id], released);
  const { updated_at: _, content_edited_at, ...after } = merged;
  const isToPublish = content_edited_at !== undefined || after.publishing !== stored.publishing;
  return { before: await withClassNames(trx, stored), after: await withClassNames(trx, after), isToPublish };
}

/** Names the classes for the audit log. */
async function withClassNames<C extends { class_ids: string[] | null }>(
  trx: Db,
  { class_ids, ...columns }: C,
) {
  const classes = class_ids && (await listClassesById(trx, class_ids)).map(({ name }) => name);
  return { ...columns, classes };
}

/** Edits the examination. Running attempts keep their due time and revision. */
export async function updateExaminationByForm(
  context: Pick<PlatformContext, 'config' | 'clock' | 'db'>,
  { user, actor }: { user: Staff; actor: Actor },
  id: string,
  form: ExaminationForm,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { before, after, isToPublish } = await applyForm(trx, context, { user, id }, form);
    const changed = changedFields(before, after);
    if (!changed) return;
    const deed = { at: context.clock(), actor, action: 'examination_updated' } as const;
    await audit(trx, { ...deed, subject: { examination_id: id }, ...changed });
    if (isToPublish) await publishAutomatically(trx, id, deed);
  });
}
