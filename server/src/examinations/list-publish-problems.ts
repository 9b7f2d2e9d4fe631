import type { listPublishProblems, Reply } from '@lulus/contract';
import { listItems } from '../bank/bank-items.queries.ts';
import { findLopsidedKeys } from '../bank/lopsided-keys.ts';
import type { Context } from '../context.ts';
import { getExaminationRow } from './examinations.queries.ts';
import { findPublishProblems } from './publish-problems.ts';

export async function listProblemsOf(
  { db, clock }: Context,
  examinationId: string,
): Promise<Reply<typeof listPublishProblems>> {
  const examination = await getExaminationRow(db, examinationId);
  const items = await listItems(db, examinationId);
  const weightless = items.filter((item) => item.bank_question_weight === 0).length;
  return {
    problems: findPublishProblems(examination, items, clock()),
    lopsided: findLopsidedKeys(items),
    weightless: weightless > 0 ? { weightless, questions: items.length } : null,
  };
}
