/** Converts an answer sheet to the shapes of the student's result page. */
import type { getAnswerSheet, Reply } from '@lulus/contract';
import type { FeedbackRow } from '../../results/feedback.ts';
import type { ShownResult } from '../../results/shown-result.ts';

export type AnswerSheet = Reply<typeof getAnswerSheet>;
export type SheetSection = AnswerSheet['sections'][number];

export const questionsOf = ({ sections }: AnswerSheet) => sections.flatMap(({ questions }) => questions);

export function feedbackOf({ sections }: AnswerSheet): FeedbackRow[] {
  return sections.flatMap(({ name, questions }) =>
    questions.map(({ id, bank_question, status, answer, hint, hint_type }, index) => ({
      id,
      section: name,
      number: index + 1,
      question: bank_question,
      status,
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

export function pointsOf({ questions }: SheetSection): { points: number; weight: number } {
  return {
    points: questions.reduce((sum, { points }) => sum + points, 0),
    weight: questions.reduce((sum, { bank_question_weight }) => sum + bank_question_weight, 0),
  };
}
