/** One attempt as an admin reads it, question by question. */
import { z } from 'zod';
import { answerStatus } from './attempts.ts';
import { optionType } from './bank.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { attemptOfExamination, lateRefusal } from './monitor.ts';
import { bankAsset, bankType } from './papers.ts';

/** What reached the server after the end and differed from what it had. */
const lateAnswer = z.object({
  option: z.string().nullable(),
  /** By the device's own clock. */
  answered_at: instant,
  received_at: instant,
  /** When it was taken into the result; null where it was not. */
  counted_at: instant.nullable(),
  /** Why it cannot count; null where it may, or does. */
  refused: lateRefusal.nullable(),
});

export const answeredQuestion = z.object({
  id,
  bank_type: bankType,
  bank_question: z.string(),
  bank_asset: bankAsset,
  option_type: optionType,
  /** In the order in which the student met them. */
  options: z.array(z.object({ option: z.string(), content: z.string() })),
  /** Key and weight by which it is graded now, corrections included. */
  bank_answer: z.array(z.number()),
  bank_question_weight: z.number(),
  play_limit: z.number(),
  hint: z.string().nullable(),
  status: answerStatus,
  points: z.number(),
  /** What is stored of it; null where the student never touched it. */
  answer: z
    .object({
      option: z.string().nullable(),
      flagged: z.boolean(),
      answered_at: instant,
      /** When it was changed after a later question of a section that goes forward only. */
      returned_at: instant.nullable(),
      /** When it was counted, where it had come late. */
      late_counted_at: instant.nullable(),
    })
    .nullable(),
  /** How often its recording was started. */
  plays: z.number(),
  late: lateAnswer.nullable(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

export const getAnswerSheet = endpoint({
  method: 'GET',
  path: '/api/attempt/:attemptId/answers',
  access: 'admin',
  summary:
    'An attempt question by question, in the order in which the student met them: what was answered, the key, the points',
  params: z.object({ attemptId: id }),
  reply: z.object({
    attempt: attemptOfExamination,
    /** When the last answer was stored; null where there is none. */
    last_saved_at: instant.nullable(),
    sections: z.array(z.object({ name: z.string(), questions: z.array(answeredQuestion) })),
  }),
});
