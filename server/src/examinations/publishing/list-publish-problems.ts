import type { listPublishProblems, Reply } from '@lulus/contract';
import type { PlatformContext } from '../../platform/context.ts';
import type { Say } from '../../platform/http/replies/reply-language.ts';
import { findAnswerKeyBias } from '../../questions/answer-key-bias.ts';
import { listItems } from '../../questions/bank-items.queries.ts';
import { getExaminationRow } from '../examinations.queries.ts';
import { findPublishProblems } from './publish-problems.ts';

export async function listProblemsOf(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  examinationId: string,
  say: Say,
): Promise<Reply<typeof listPublishProblems>> {
  const examination = await getExaminationRow(db, examinationId);
  const items = await listItems(db, examinationId);
  const weightless = items.filter((item) => item.bank_question_weight === 0).length;
  return {
    problems: findPublishProblems(examination, items, clock()).map((one) => ({
      ...one,
      message: say(one.code),
    })),
    lopsided: findAnswerKeyBias(items),
    weightless: weightless > 0 ? { weightless, questions: items.length } : null,
  };
}
