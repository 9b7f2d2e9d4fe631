import type { AnswerStatus, ExamResult, Review, TextType } from '@lulus/contract';

export interface FeedbackRow {
  id: string;
  section: string;
  /** Number in the section, from 1. */
  number: number;
  question: string;
  status: AnswerStatus;
  /** The answer as text, or the image path of the chosen option. Empty if unanswered. */
  answer: string;
  hint: string | null;
  hintType: TextType;
}

/** Returns the questions of the review in their order, with the status and answer from the result. */
export function feedbackRows(review: Review, answers: ExamResult['result_answer']): FeedbackRow[] {
  return Object.entries(review).flatMap(([section, questions]) =>
    questions.map((question, index) => ({
      id: question.id,
      section,
      number: index + 1,
      question: question.bank_question,
      status: answers[question.id]?.status ?? 'unanswered',
      answer: answers[question.id]?.answer ?? '',
      hint: question.hint,
      hintType: question.hint_type ?? 'text',
    })),
  );
}

export const NO_ANSWERS: Record<AnswerStatus, number> = {
  correct: 0,
  partial: 0,
  incorrect: 0,
  unanswered: 0,
};

export function countByStatus(answers: ExamResult['result_answer']): Record<AnswerStatus, number> {
  const counts = { ...NO_ANSWERS };
  for (const { status } of Object.values(answers)) counts[status] += 1;
  return counts;
}
