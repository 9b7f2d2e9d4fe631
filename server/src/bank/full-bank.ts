import { MAX_QUESTIONS_PER_BANK } from '@lulus/contract';
import type { Db } from '../platform/db/database.ts';
import { conflict } from '../platform/errors.ts';
import { listSections } from '../questions/sections.queries.ts';

/** Throws 409 if the examination would have too many questions. The examination must be locked. */
export async function refuseFullBank(trx: Db, examinationId: string, added: number): Promise<void> {
  const sections = await listSections(trx, examinationId);
  const questions = sections.reduce((sum, section) => sum + section.bank_count, 0);
  if (questions + added > MAX_QUESTIONS_PER_BANK) {
    throw conflict('too_many_questions', { max: MAX_QUESTIONS_PER_BANK });
  }
}
