/** Converts an answer sheet to the shapes of the student's result page. */
import type { AnsweredQuestion, getAnswerSheet, ItemResponse, Reply } from '@lulus/contract';
import { plainText } from '../../platform/ui/content/rich-text.tsx';
import { letterOf } from '../../questions/letter-of.ts';
import type { FeedbackRow } from '../../results/feedback.ts';
import type { ShownResult } from '../../results/shown-result.ts';

export type AnswerSheet = Reply<typeof getAnswerSheet>;
export type SheetSection = AnswerSheet['sections'][number];

export const questionsOf = ({ sections }: AnswerSheet) => sections.flatMap(({ questions }) => questions);

export function feedbackOf({ sections }: AnswerSheet): FeedbackRow[] {
  return sections.flatMap(({ name, questions }) =>
    questions.map(({ id, bank_question, bank_gaps, status, outcome, answer, hint, hint_type }, index) => ({
      id,
      section: name,
      number: index + 1,
      question: bank_question,
      gaps: bank_gaps,
      status,
      isRemoved: outcome === 'removed',
      answer: answer?.text ?? '',
      hint,
      hintType: hint_type,
    })),
  );
}

/** Returns null while the attempt runs. */
export function resultOf(sheet: AnswerSheet): ShownResult | null {
  const { result_score: score, result_max: max, closed_by } = sheet.attempt;
  if (score === null) return null;
  const answers = Object.fromEntries(
    feedbackOf(sheet).map(({ id, status, answer }) => [id, { status, answer }]),
  );
  return { score, max, answers, closedByDeadline: closed_by === 'deadline' };
}

/** Questions that were taken out do not count. */
export function pointsOf({ questions }: SheetSection): { points: number; max: number } {
  const counted = questions.filter(({ outcome }) => outcome !== 'removed');
  return {
    points: counted.reduce((sum, { points }) => sum + points, 0),
    max: counted.reduce((sum, { bank_question_weight }) => sum + bank_question_weight, 0),
  };
}

/** Returns a response in one line: the letters of options as the student saw them, or the text. */
export function responseText(question: AnsweredQuestion, response: ItemResponse): string {
  const { bank_rows, interaction, option_type, options, rows_type } = question;
  const indexOf = (key: string) => options.findIndex(({ option }) => option === key);
  if (interaction === 'choice' || interaction === 'choice_multiple') {
    return options
      .flatMap(({ option }, at) => ([response].flat().includes(option) ? letterOf(at) : []))
      .join(', ');
  }
  const optionText = (option: string) => {
    const at = indexOf(option);
    const content = options[at]?.content ?? '';
    return option_type === 'file' ? letterOf(at) : option_type === 'html' ? plainText(content) : content;
  };
  if (Array.isArray(response)) return response.map(optionText).join(' → ');
  if (typeof response !== 'object') return response;
  return bank_rows
    .filter(({ row }) => response[row] !== undefined)
    .map(
      ({ row, content }) =>
        `${rows_type === 'html' ? plainText(content) : content}: ${optionText(response[row] as string)}`,
    )
    .join('; ');
}
