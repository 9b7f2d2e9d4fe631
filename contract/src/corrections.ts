/** Corrections of an answer key after students have taken the question, with regrading. */
import { z } from 'zod';
import { examinee } from './attempt-fields.ts';
import { optionType, questionWeight } from './bank.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, text } from './fields.ts';
import { MAX_OPTIONS_PER_QUESTION } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

/** The right options, by number, and the points for choosing one of them. */
export const answerKey = z.object({
  bank_answer: z
    .array(z.int().min(1).max(MAX_OPTIONS_PER_QUESTION))
    .min(1, fieldMessage('no_right_option'))
    .max(MAX_OPTIONS_PER_QUESTION),
  bank_question_weight: questionWeight,
});
export type AnswerKey = z.infer<typeof answerKey>;

/** A question as students received it, in all revisions of the examination that contain it. */
export const deliveredQuestion = z.object({
  id,
  bank_question: z.string(),
  /** The options by number. An option that was edited between revisions has several contents, the newest first. */
  options: z.array(
    z.object({
      option: z.string(),
      contents: z.array(z.object({ option_type: optionType, content: z.string() })),
    }),
  ),
  /** The answer key that grades it now, in the newest of these revisions. */
  key: answerKey,
  corrected_at: instant.nullable(),
  /** The answer key of the next publication; null if the question is no longer in the bank. */
  bank_key: answerKey.nullable(),
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
  score_before: z.number(),
  score_after: z.number(),
  max_before: z.number(),
  max_after: z.number(),
});
export type ScoreChange = z.infer<typeof scoreChange>;

export const correctionPreview = z.object({
  /** The version of this preview. The server rejects the correction if its effect would differ by then. */
  version: z.string(),
  /** How many results contain the question, and the sums of their scores. */
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
  body: answerKey,
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
  body: answerKey.extend({ version: text(100) }),
  reply: z.object({
    message: z.string(),
    /** How many results changed. */
    changed: z.number(),
  }),
});
