import type { AnswerStatus, ExamResult, Review } from '@lulus/contract';

export interface FeedbackRow {
  id: string;
  section: string;
  /** Counted from 1 within its section. */
  number: number;
  question: string;
  status: AnswerStatus;
  /** The chosen option's text or image path; empty when unanswered. */
  answer: string;
  hint: string | null;
}

/** The review's questions, in their order, with what the result says of each. */
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
    })),
  );
}

export function countByStatus(answers: ExamResult['result_answer']): Record<AnswerStatus, number> {
  const counts = { correct: 0, incorrect: 0, unanswered: 0 };
  for (const { status } of Object.values(answers)) counts[status] += 1;
  return counts;
}
