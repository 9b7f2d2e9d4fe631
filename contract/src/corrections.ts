/** Corrections of an answer key after students have taken the question, with regrading. */
import { z } from 'zod';
import { examinee } from './attempt-fields.ts';
import { questionWeight } from './bank-item.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, optionalText, text } from './fields.ts';
import { bankKey } from './interactions/bank-key.ts';
import { gap } from './interactions/gaps/gap.ts';
import { interaction, itemResponse, scoringRule } from './interactions/interaction.ts';
import { MAX_OPTION_LENGTH, MAX_OPTIONS_PER_QUESTION } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';
import { decimalSign, optionType, textType } from './papers.ts';

/**
 * - `key`: another key or weight. It ends earlier corrections.
 * - `accept`: one more response earns all points.
 * - `everyone`: all get all points, also for a blank.
 * - `removed`: the question counts neither in score nor in maximum.
 * - `hint`: another hint.
 */
export const correctionKind = z.enum(['key', 'accept', 'everyone', 'removed', 'hint'], {
  error: fieldMessage('one_of', { values: 'key, accept, everyone, removed, hint' }),
});
export type CorrectionKind = z.infer<typeof correctionKind>;

/** Without a `kind`, a new key and weight of a single choice. */
export const correction = z.object({
  kind: correctionKind.default('key'),
  bank_key: bankKey.optional(),
  /** The same as `bank_key` for questions with options: the right options by number. */
  bank_answer: z
    .array(z.int().min(1).max(MAX_OPTIONS_PER_QUESTION))
    .min(1, fieldMessage('no_right_option'))
    .max(MAX_OPTIONS_PER_QUESTION)
    .optional(),
  bank_question_weight: questionWeight.optional(),
  /** The response that `accept` accepts. */
  response: itemResponse.optional(),
  hint: optionalText(MAX_OPTION_LENGTH),
});
export type Correction = z.infer<typeof correction>;

/** How a question is graded. */
export const gradedKey = z.object({
  bank_key: bankKey,
  /** The key of questions with options, by number. */
  bank_answer: z.array(z.number()),
  bank_question_weight: z.number(),
  /** Responses that were accepted later, with full points. */
  accepted: z.array(itemResponse),
  outcome: z.enum(['graded', 'everyone', 'removed']),
  hint: z.string().nullable(),
});
export type GradedKey = z.infer<typeof gradedKey>;

/** A question as students received it, in all revisions of the examination that contain it. */
export const deliveredQuestion = z.object({
  id,
  bank_question: z.string(),
  interaction,
  scoring_rule: scoringRule,
  bank_rows: z.record(z.string(), z.string()),
  rows_type: textType,
  bank_gaps: z.record(z.string(), gap),
  unit: z.string().nullable(),
  /** The sign by which the examination reads typed numbers. */
  decimal_sign: decimalSign,
  hint_type: textType,
  /** The options by number. An option that was edited between revisions has several contents, the newest first. */
  options: z.array(
    z.object({
      option: z.string(),
      contents: z.array(z.object({ option_type: optionType, content: z.string() })),
    }),
  ),
  /** The answer key that grades it now, in the newest of these revisions. */
  key: gradedKey,
  corrected_at: instant.nullable(),
  /** The answer key of the next publication; null if the question is no longer in the bank. */
  bank_key: gradedKey.nullable(),
});
export type DeliveredQuestion = z.infer<typeof deliveredQuestion>;

const questionOf = z.object({ id, questionId: id });

export const getAnswerKey = endpoint({
  method: 'GET',
  path: '/api/examination/:id/key/:questionId',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'A question as students were given it, with the key by which it is graded now',
  params: questionOf,
  reply: deliveredQuestion,
});

/** A result that the correction changes. */
export const scoreChange = z.object({
  attempt_id: id,
  user: examinee,
  /** Counts the student's attempts at this examination from 1. */
  number: z.number(),
  /** Null while essays of the attempt are unmarked. */
  score_before: z.number().nullable(),
  score_after: z.number().nullable(),
  max_before: z.number(),
  max_after: z.number(),
});
export type ScoreChange = z.infer<typeof scoreChange>;

export const correctionPreview = z.object({
  /** The version of this preview. The server rejects the correction if its effect would differ by then. */
  version: z.string(),
  /** How many results contain the question, and the sums of the scores that they have before and after. */
  results: z.number(),
  sum_before: z.number(),
  sum_after: z.number(),
  /** Number of running attempts. They will be graded by the corrected answer key. */
  running: z.number(),
  changes: z.array(scoreChange),
});
export type CorrectionPreview = z.infer<typeof correctionPreview>;

export const previewCorrection = endpoint({
  method: 'POST',
  path: '/api/examination/:id/key/:questionId/preview',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'Which results another key would change, and to what; nothing is written',
  params: questionOf,
  body: correction,
  reply: correctionPreview,
});

export const correctKey = endpoint({
  method: 'PUT',
  path: '/api/examination/:id/key/:questionId',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary:
    'Correct the key of a question for the students who have taken it, and regrade their results; 409 preview_stale if the preview is out of date; a repeat changes nothing',
  params: questionOf,
  body: correction.extend({ version: text(100) }),
  reply: z.object({
    message: z.string(),
    /** How many results changed. */
    changed: z.number(),
  }),
});
