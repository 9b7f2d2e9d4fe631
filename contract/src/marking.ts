/** Marking: a member of staff scores essays. An attempt has no score while one of its essays is unmarked. */
import { z } from 'zod';
import { examinee } from './attempt-fields.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, text } from './fields.ts';
import { rubric } from './interactions/essay/rubric.ts';
import { MAX_COMMENT_LENGTH, MAX_RUBRIC_CRITERIA, MAX_WEIGHT, MAX_WEIGHT_DECIMALS } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';
import { bankAsset } from './papers.ts';

/** The chosen level of each criterion by index, or null for none. */
export const chosenLevels = z.array(z.int().min(0).nullable()).max(MAX_RUBRIC_CRITERIA);
export type ChosenLevels = z.infer<typeof chosenLevels>;

/** An essay question with the number of submitted essays. Blank ones need no marking and are not counted. */
export const markedQuestion = z.object({
  id,
  section: z.string(),
  bank_question: z.string(),
  bank_asset: bankAsset,
  bank_question_weight: z.number(),
  rubric,
  max_words: z.number().nullable(),
  to_mark: z.number(),
  marked: z.number(),
});
export type MarkedQuestion = z.infer<typeof markedQuestion>;

export const mark = z.object({
  /** Null without a mark, and if the student has changed the essay since. */
  points: z.number().nullable(),
  comment: z.string(),
  rubric: chosenLevels,
  /** Grows with each change; 0 without a mark. */
  version: z.number(),
  /** Name of the last marker; null without a mark, or if the account no longer exists. */
  marker: z.string().nullable(),
  at: instant.nullable(),
});
export type Mark = z.infer<typeof mark>;

export const markedResponse = mark.extend({
  attempt_id: id,
  user: examinee,
  /** Counts the student's attempts at this examination from 1. */
  number: z.number(),
  response: z.string(),
  answered_at: instant,
  words: z.number(),
  /** The most points, by the corrections of the attempt's version of the examination. */
  points_max: z.number(),
  /** Texts that another device overwrote, the newest first. */
  earlier: z.array(z.object({ response: z.string(), answered_at: instant, replaced_at: instant })),
});
export type MarkedResponse = z.infer<typeof markedResponse>;

export const listMarking = endpoint({
  method: 'GET',
  path: '/api/marking/:examId',
  access: 'teacher',
  concerns: { examination: 'examId' },
  summary:
    'The essay questions of an examination with the numbers of essays to mark and marked; with question_id also the submitted essays',
  params: z.object({ examId: id }),
  query: z.object({ question_id: id.optional() }),
  reply: z.object({
    questions: z.array(markedQuestion),
    /** Empty without `question_id`. */
    responses: z.array(markedResponse),
  }),
});

const hasFewDecimals = (value: number) => Number(value.toFixed(MAX_WEIGHT_DECIMALS)) === value;

export const markEssay = endpoint({
  method: 'PUT',
  path: '/api/marking/:attemptId/:questionId',
  access: 'teacher',
  concerns: { attempt: 'attemptId' },
  summary:
    'Mark an essay of a submitted attempt; the last mark computes the score; 409 mark_changed if the mark has another version; 409 essay_changed if the text is another one',
  params: z.object({ attemptId: id, questionId: id }),
  body: z.object({
    points: z
      .number({ error: fieldMessage('not_a_number') })
      .min(0, fieldMessage('not_below_zero'))
      .max(MAX_WEIGHT, fieldMessage('not_above', { max: MAX_WEIGHT }))
      .refine(hasFewDecimals, fieldMessage('too_many_decimals', { max: MAX_WEIGHT_DECIMALS })),
    comment: text(MAX_COMMENT_LENGTH).trim().default(''),
    rubric: chosenLevels.default([]),
    /** The version that the marker has seen; 0 for none. */
    version: z.int().min(0),
    /** Of the text that the marker has read. The server rejects the mark if the text is another one. */
    answered_at: instant.optional(),
  }),
  reply: z.object({
    message: z.string(),
    mark,
    /** How many essays of the attempt are still to be marked. */
    unmarked: z.number(),
  }),
});
