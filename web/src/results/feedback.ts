import type {
  AnswerStatus,
  BankAsset,
  DecimalSign,
  ExamResult,
  Gap,
  Interaction,
  ItemResponse,
  Review,
  ScoringRule,
  TextType,
} from '@lulus/contract';
import * as v from 'valibot';
import { parseValue } from '../platform/device-store/parse-value.ts';

/** A text of a question, plain or rich. */
export interface FeedbackText {
  key: string;
  text: string;
  isHtml: boolean;
}

export interface FeedbackRow {
  id: string;
  section: string;
  /** Number in the section, from 1. */
  number: number;
  question: string;
  /** The gaps of the text by number. */
  gaps: Record<string, Gap>;
  status: AnswerStatus;
  isRemoved: boolean;
  /** The answer as text, or the image path of the chosen option. Empty if unanswered. */
  answer: string;
  hint: string | null;
  hintType: TextType;
}

/** A row with the answer in full and its points. */
export interface AnsweredRow extends FeedbackRow {
  /** Null if unanswered, or if the server sends only the text. */
  response: ItemResponse | null;
  points: number | null;
  pointsMax: number | null;
  /** The marker's comment on an essay. */
  comment: string | null;
  interaction: Interaction;
  /** Options, or the columns of a table, by number. */
  options: FeedbackText[];
  /** The statements of a table. */
  rows: FeedbackText[];
  unit: string | null;
  decimalSign: DecimalSign;
  rule: ScoringRule;
  /** The passage above this question and those that share it; null at the others. */
  stimulus: { content: string; bank_asset: BankAsset } | null;
  wrongPoints: number;
}

/** Returns the questions of the review in their order, with the status and answer from the result. */
export function feedbackRows(review: Review, answers: ExamResult['result_answer']): AnsweredRow[] {
  return Object.entries(review).flatMap(([section, questions]) =>
    questions.map((question, index) => ({
      id: question.id,
      section,
      number: index + 1,
      question: question.bank_question,
      gaps: question.bank_gaps ?? {},
      status: answers[question.id]?.status ?? 'unanswered',
      isRemoved: answers[question.id]?.removed ?? false,
      answer: answers[question.id]?.answer ?? '',
      response: answers[question.id]?.response ?? null,
      points: answers[question.id]?.points ?? null,
      pointsMax: answers[question.id]?.points_max ?? null,
      comment: answers[question.id]?.comment ?? null,
      interaction: question.interaction ?? 'choice',
      options: optionsOf(question),
      rows: (question.bank_rows ?? []).flatMap((row) => textsOf(row, question.rows_type)),
      unit: question.unit ?? null,
      decimalSign: question.decimal_sign ?? ',',
      rule: question.scoring_rule ?? 'all_or_nothing',
      wrongPoints: question.wrong_points ?? 0,
      stimulus: question.stimulus_content ?? null,
      hint: question.hint,
      hintType: question.hint_type ?? 'text',
    })),
  );
}

const textsOf = (texts: Record<string, string>, type: string | undefined): FeedbackText[] =>
  Object.entries(texts).map(([key, text]) => ({ key, text, isHtml: type === 'html' }));

/** Returns no options if the text is not a JSON object; then the answer's text is shown. */
function optionsOf({ bank_option, option_type }: Review[string][number]): FeedbackText[] {
  try {
    const options = parseValue(v.record(v.string(), v.string()), JSON.parse(bank_option));
    return options ? textsOf(options, option_type) : [];
  } catch {
    return [];
  }
}

export const NO_ANSWERS: Record<AnswerStatus, number> = {
  correct: 0,
  partial: 0,
  incorrect: 0,
  unanswered: 0,
  unmarked: 0,
};

/** Counts the answers, without those to removed questions. */
export function countByStatus(answers: ExamResult['result_answer']): Record<AnswerStatus, number> {
  const counts = { ...NO_ANSWERS };
  for (const { status, removed } of Object.values(answers)) if (!removed) counts[status] += 1;
  return counts;
}
