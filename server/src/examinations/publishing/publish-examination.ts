import type { PublishProblem } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { Db } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { type BankItemRow, listItems } from '../../questions/bank-items.queries.ts';
import { listSections } from '../../questions/sections.queries.ts';
import { type ExaminationRow, lockExamination, setPublishedRevision } from '../examinations.queries.ts';
import { freezeExamination } from './freeze-examination.ts';
import { findPublishProblems } from './publish-problems.ts';
import { insertRevision } from './revisions.queries.ts';

/** Sentences by question id, and under `examination` what concerns the whole. */
function keyed(problems: PublishProblem[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { bank_id, message } of problems) {
    const field = bank_id ?? 'examination';
    fields[field] = [...(fields[field] ?? []), message];
  }
  return fields;
}

/**
 * Freezes the examination with these of its questions into a new revision. Every attempt that starts from now on gets
 * it; running attempts keep theirs. Returns the revision's id. The examination must be locked.
 */
export async function publishItems(
  trx: Db,
  examination: ExaminationRow,
  items: BankItemRow[],
  now: Date,
): Promise<string> {
  const sections = await listSections(trx, examination.id);
  const id = newId();
  await insertRevision(trx, freezeExamination(id, examination, { sections, items }), now);
  await setPublishedRevision(trx, examination.id, id, now);
  return id;
}

/** Publishes the current examination. Throws 409 `not_ready` where something is missing. Needs a transaction. */
export async function publishExamination(trx: Db, examinationId: string, now: Date): Promise<string> {
  const examination = await lockExamination(trx, examinationId);
  const items = await listItems(trx, examinationId);
  const problems = findPublishProblems(examination, items, now);
  if (problems.length > 0) throw conflict('not_ready', keyed(problems));
  return publishItems(trx, examination, items, now);
}
