import { z } from 'zod';
import { examResult } from './attempts.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { gap } from './interactions/gaps/gap.ts';
import { interaction, scoringRule } from './interactions/interaction.ts';
import { bankAsset, decimalSign, optionType, textType } from './papers.ts';

const typeFields = z.object({
  interaction,
  option_type: optionType,
  hint_type: textType,
  /** Statements by row key, in order. Empty but for a `choice_table`. */
  bank_rows: z.array(z.record(z.string(), z.string())),
  rows_type: textType,
  bank_gaps: z.record(z.string(), gap),
  unit: z.string().nullable(),
  /** The sign between whole and decimals in typed numbers. */
  decimal_sign: decimalSign,
  scoring_rule: scoringRule,
  /** Points of a wrong answer, at most 0. */
  wrong_points: z.number(),
  /** The stimulus that it shares with its neighbours. */
  stimulus: id.nullable(),
  /** What the stimulus shows, at the first of its questions. */
  stimulus_content: z.object({ content: z.string(), bank_asset: bankAsset }).nullable(),
});

/** A question as the review shows it after submission. A server of the specification sends no fields of types. */
export const reviewQuestion = z.object({
  id,
  bank_question: z.string(),
  /** JSON text of a map from option key to option text; `{}` for types without options. */
  bank_option: z.string(),
  hint: z.string().nullable(),
  ...typeFields.partial().shape,
});

export const review = z.record(z.string(), z.array(reviewQuestion));
export type Review = z.infer<typeof review>;

export const reviewExam = endpoint({
  method: 'POST',
  path: '/api/exam/result',
  access: 'student',
  summary:
    "The questions of the caller's latest submitted attempt, with hints; 409 results_not_released before its time, 409 attempt_running while another attempt at the examination runs",
  body: z.object({ id }),
  reply: review,
});

export const getResult = endpoint({
  method: 'GET',
  path: '/api/exam/result',
  access: 'student',
  summary:
    "The result of the caller's latest submitted attempt; 409 results_not_released before its time, 409 attempt_running while another attempt at the examination runs",
  query: z.object({ exam_id: id }),
  reply: z.object({ exam_result: examResult }),
});
