/** An attempt question by question, for admins. */
import { z } from 'zod';
import { answerStatus } from './attempts.ts';
import { bankItem } from './bank-item.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { bankKey } from './interactions/bank-key.ts';
import { gap } from './interactions/gaps/gap.ts';
import { interaction, itemResponse, scoringRule } from './interactions/interaction.ts';
import { attemptOfExamination } from './monitor.ts';
import { bankAsset, bankType, decimalSign, optionType, textType } from './papers.ts';

/** An answer that reached the server after the end and differed from the stored one. */
const lateAnswer = z.object({
  response: itemResponse.nullable(),
  /** The response as readable text; '' for none. */
  text: z.string(),
  /** Time of the choice as the device claims it. */
  answered_at: instant,
  received_at: instant,
  /** When an admin counted it in the result; null if not counted. */
  counted_at: instant.nullable(),
});

export const answeredQuestion = z.object({
  id,
  bank_type: bankType,
  bank_question: z.string(),
  bank_asset: bankAsset,
  option_type: optionType,
  /** In the order in which the student saw them. */
  options: z.array(z.object({ option: z.string(), content: z.string() })),
  interaction,
  /** Statements of a `choice_table` by row key, in order. */
  bank_rows: z.array(z.object({ row: z.string(), content: z.string() })),
  rows_type: textType,
  bank_gaps: z.record(z.string(), gap),
  hint_type: textType,
  unit: z.string().nullable(),
  scoring_rule: scoringRule,
  wrong_points: z.number(),
  option_points: bankItem.shape.option_points,
  text_rules: bankItem.shape.text_rules,
  /** The answer key and weight that grade it now, corrections included. */
  bank_key: bankKey,
  /** The key of questions with options, by number. */
  bank_answer: z.array(z.number()),
  /** Responses that were accepted later, with full points. */
  accepted: z.array(itemResponse),
  outcome: z.enum(['graded', 'everyone', 'removed']),
  bank_question_weight: z.number(),
  play_limit: z.number(),
  hint: z.string().nullable(),
  status: answerStatus,
  points: z.number(),
  /** The marker's comment on an essay. */
  comment: z.string().nullable(),
  max_words: z.number().nullable(),
  /** The stored answer; null if the student never touched the question. */
  answer: z
    .object({
      response: itemResponse.nullable(),
      /** The response as readable text; '' for none. */
      text: z.string(),
      flagged: z.boolean(),
      answered_at: instant,
      /** When an admin counted it, if it came late. */
      late_counted_at: instant.nullable(),
    })
    .nullable(),
  /** How often the student started its recording. */
  plays: z.number(),
  /** The stimulus that it shares with its neighbours, one of `stimuli`. */
  stimulus: id.nullable(),
  late: lateAnswer.nullable(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

/** A passage, picture or recording that several questions share. */
const answeredStimulus = z.object({
  id,
  content: z.string(),
  bank_asset: bankAsset,
  play_limit: z.number(),
  /** How often the student started its recording. */
  plays: z.number(),
});
export type AnsweredStimulus = z.infer<typeof answeredStimulus>;

export const getAnswerSheet = endpoint({
  method: 'GET',
  path: '/api/attempt/:attemptId/answers',
  access: 'teacher',
  concerns: { attempt: 'attemptId' },
  summary:
    'An attempt question by question, in the order in which the student met them: what was answered, the key, the points',
  params: z.object({ attemptId: id }),
  reply: z.object({
    attempt: attemptOfExamination,
    /** The sign by which numbers are read. */
    decimal_sign: decimalSign,
    /** When the last answer was stored; null where there is none. */
    last_saved_at: instant.nullable(),
    stimuli: z.array(answeredStimulus),
    sections: z.array(z.object({ name: z.string(), questions: z.array(answeredQuestion) })),
  }),
});
