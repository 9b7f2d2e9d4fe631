import { v7 as newId } from 'uuid';
import { listItems } from '../bank/bank-items.queries.ts';
import { listSections } from '../bank/sections.queries.ts';
import type { Db } from '../db/database.ts';
import { conflict } from '../http/errors.ts';
import { getExaminationRow, setPublishedRevision } from './examinations.queries.ts';
import { insertRevision } from './revisions.queries.ts';

/**
 * Freezes the examination as it stands into a new revision, which every attempt started from now on gets. Attempts
 * that run keep theirs. Answers the revision's id. Wants a transaction.
 */
export async function publishExamination(trx: Db, examinationId: string, now: Date): Promise<string> {
  const examination = await getExaminationRow(trx, examinationId);
  const items = await listItems(trx, examinationId);
  if (items.length === 0)
    throw conflict('no_questions', 'An examination without questions cannot be published.');
  const withoutKey = items.find((item) => item.bank_answer.length === 0);
  if (withoutKey) throw conflict('no_right_answer', 'Every question needs a right answer.');

  const sections = (await listSections(trx, examinationId))
    .map(({ id, name, forward_only }) => ({
      name,
      forward_only,
      items: items.filter((item) => item.section_id === id).map(({ section_id: _, ...item }) => item),
    }))
    .filter((section) => section.items.length > 0);

  const id = newId();
  await insertRevision(trx, {
    id,
    examination_id: examinationId,
    examination_name: examination.examination_name,
    examination_desc: examination.examination_desc,
    examination_duration: examination.examination_duration,
    examination_bank_count: items.length,
    sections,
  });
  await setPublishedRevision(trx, examinationId, id, now);
  return id;
}
