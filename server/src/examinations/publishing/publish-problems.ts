/** The reasons why an examination cannot be published. */
import { MIN_OPTIONS_PER_QUESTION, type PublishProblem } from '@lulus/contract';
import { isBlankContent } from '../../content/content-text.ts';
import { answerNumbers, typeOf } from '../../interactions/index.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';

/** A problem without its text. */
export type FoundProblem = Omit<PublishProblem, 'message'>;

type BankItem = RevisionItem & { bank_section: string };

function hasContent({ bank_question, bank_asset }: BankItem): boolean {
  return !isBlankContent(bank_question) || Object.values(bank_asset).flat().length > 0;
}

function hasItsOptions(item: BankItem): boolean {
  const options = Object.keys(item.bank_option).filter((key) => item.bank_option[key] !== '');
  const isKeyAmongThem = answerNumbers(item).every((answer) => options.includes(String(answer)));
  return !typeOf(item).hasOptions || (options.length >= MIN_OPTIONS_PER_QUESTION && isKeyAmongThem);
}

function hasKey(item: BankItem): boolean {
  if (item.scoring_rule === 'option_points') return item.bank_question_weight > 0;
  return typeOf(item).isComplete(item, item.bank_key);
}

function problemsOfItem(item: BankItem): PublishProblem['code'][] {
  return [
    ...(hasContent(item) ? [] : ['no_question_text' as const]),
    ...(hasItsOptions(item) ? [] : ['too_few_options' as const]),
    ...(!typeOf(item).hasRows || Object.keys(item.bank_rows).length > 0 ? [] : ['no_rows' as const]),
    ...(hasKey(item) ? [] : ['no_right_answer' as const]),
  ];
}

/** Whether a student can answer the question and the server can grade it. */
export const isComplete = (item: BankItem): boolean => problemsOfItem(item).length === 0;

export function findPublishProblems(
  examination: { closes_at: Date | null },
  items: BankItem[],
  now: Date,
): FoundProblem[] {
  const ofExamination: PublishProblem['code'][] = [
    ...(items.length > 0 ? [] : ['no_questions' as const]),
    ...(examination.closes_at && examination.closes_at <= now ? ['window_over' as const] : []),
  ];
  return [
    ...ofExamination.map((code) => ({ code, bank_id: null, bank_section: null })),
    ...items.flatMap((item) =>
      problemsOfItem(item).map((code) => ({
        code,
        bank_id: item.id,
        bank_section: item.bank_section,
      })),
    ),
  ];
}
