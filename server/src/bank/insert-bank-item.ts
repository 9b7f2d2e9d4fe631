import {
  type BankItem,
  type insertBankItem,
  MAX_QUESTIONS_PER_EXAMINATION,
  type Parsed,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { getExaminationRow, lockExamination, touchContent } from '../examinations/examinations.queries.ts';
import { conflict } from '../http/errors.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { getItem, insertItem } from './bank-items.queries.ts';
import { composeItem } from './compose-item.ts';
import { findOrInsertSection } from './find-or-insert-section.ts';
import { linkItem } from './link-files.ts';
import { listSections } from './sections.queries.ts';
import { storeItemFiles } from './store-item-files.ts';

async function refuseFullBank(trx: Db, examinationId: string): Promise<void> {
  const sections = await listSections(trx, examinationId);
  const questions = sections.reduce((sum, section) => sum + section.bank_count, 0);
  if (questions >= MAX_QUESTIONS_PER_EXAMINATION) {
    throw conflict(
      'too_many_questions',
      `An examination has at most ${MAX_QUESTIONS_PER_EXAMINATION} questions.`,
    );
  }
}

/** Adds a question at the end of its section. */
export async function insertQuestion(
  context: Context,
  { examination_id, ...form }: Parsed<typeof insertBankItem, 'body'>,
  uploads: UploadedFile[],
): Promise<BankItem> {
  const { db, clock, assetLinks } = context;
  await getExaminationRow(db, examination_id);
  const files = await storeItemFiles(context, form, uploads);
  const id = newId();
  await db.transaction().execute(async (trx) => {
    const { option_limit } = await lockExamination(trx, examination_id);
    const content = composeItem(form, files, { optionLimit: option_limit });
    await refuseFullBank(trx, examination_id);
    const section_id = await findOrInsertSection(trx, examination_id, form.bank_section);
    await insertItem(trx, { ...content, id, examination_id, section_id });
    await touchContent(trx, examination_id, clock());
  });
  return linkItem(await getItem(db, id), assetLinks);
}
