import { v7 as newId } from 'uuid';
import type { Context } from '../context.ts';
import { insertExamination } from './examinations.queries.ts';
import type { ExaminationForm } from './merge-examination.ts';
import { applyForm } from './update-examination.ts';

/** Inserts an examination as a draft and answers its id. */
export async function createDraft(context: Context, form: ExaminationForm): Promise<string> {
  const { examination_name, examination_desc, examination_duration } = form;
  const id = newId();
  await context.db.transaction().execute(async (trx) => {
    await insertExamination(trx, { id, examination_name, examination_desc, examination_duration });
    await applyForm(trx, context, id, form);
  });
  return id;
}
