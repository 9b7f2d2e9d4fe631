/** Automatic publication, for examinations whose `publishing` is automatic. */

import { audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { listItems } from '../../questions/bank-items.queries.ts';
import { listSections } from '../../questions/sections.queries.ts';
import { listStimuli } from '../../questions/stimuli.queries.ts';
import { lockExamination, touchContent } from '../examinations.queries.ts';
import { findDrawProblems } from './draw-problems.ts';
import { publishItems } from './publish-examination.ts';
import { isComplete } from './publish-problems.ts';
import { hasItsStimulus } from './stimulus-problems.ts';

interface Edit {
  at: Date;
  actor: Actor;
}

/** Audits the publication. */
export async function auditPublished(
  trx: Db,
  { id, status, revision_id }: { id: string; status: string; revision_id: string | null },
  published: string,
  { at, actor }: Edit,
): Promise<void> {
  await audit(trx, {
    at,
    actor,
    action: 'examination_published',
    subject: { examination_id: id },
    before: { status, revision_id },
    after: { status: 'published', revision_id: published },
  });
}

/**
 * Publishes the complete questions of an automatic examination, if there are any and sections can draw theirs. Papers are built on their
 * first request. Publishes nothing if the examination is archived. Must run in the transaction that has
 * written the edit.
 */
export async function publishAutomatically(trx: Db, examinationId: string, edit: Edit): Promise<void> {
  const examination = await lockExamination(trx, examinationId);
  if (examination.publishing !== 'automatic' || examination.status === 'archived') return;
  const stimuli = await listStimuli(trx, examinationId);
  const items = await listItems(trx, examinationId);
  const complete = items.filter((item) => isComplete(item) && hasItsStimulus(item, stimuli));
  if (complete.length === 0) return;
  if (findDrawProblems(await listSections(trx, examinationId), complete).length > 0) return;
  const revisionId = await publishItems(trx, examination, complete, edit.at);
  if (examination.revision_id === null) await auditPublished(trx, examination, revisionId, edit);
}

/**
 * Finishes an edit of content that revisions freeze: marks it as edited, and publishes it if the examination
 * is automatic.
 */
export async function finishContentEdit(trx: Db, examinationId: string, edit: Edit): Promise<void> {
  await touchContent(trx, examinationId, edit.at);
  await publishAutomatically(trx, examinationId, edit);
}
