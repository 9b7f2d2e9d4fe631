import type { PublishProblem } from '@lulus/contract';
import { listItems } from '../bank/bank-items.queries.ts';
import type { Context } from '../context.ts';
import { getExaminationRow } from './examinations.queries.ts';
import { findPublishProblems } from './publish-problems.ts';

export async function listProblemsOf(
  { db, clock }: Context,
  examinationId: string,
): Promise<PublishProblem[]> {
  const examination = await getExaminationRow(db, examinationId);
  return findPublishProblems(examination, await listItems(db, examinationId), clock());
}
