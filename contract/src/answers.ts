import { z } from 'zod';
import { attemptId, deviceId, position } from './attempt-fields.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { MAX_QUESTIONS_PER_EXAMINATION, MAX_SEQ } from './limits.ts';

const optionKey = z.string().regex(/^\d{1,2}$/, 'This is not an option.');

export const answerEntry = z.object({
  question_id: id,
  /** The chosen option's key, or null for none. */
  option: optionKey.nullable(),
  /** Marked to be looked at again ('ragu-ragu'). */
  flagged: z.boolean().default(false),
  /** Grows with each change on any device of the attempt; a lower one never overwrites a higher. */
  seq: z.int().min(1).max(MAX_SEQ),
});
export type AnswerEntry = z.infer<typeof answerEntry>;

/** What the server holds for one question. */
export const storedAnswer = z.object({
  option: z.string().nullable(),
  flagged: z.boolean(),
  seq: z.number(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/api/exam/answers',
  access: 'student',
  summary: 'Save answers; acknowledged only when durable',
  body: z.object({
    exam_id: id,
    attempt_id: attemptId,
    answers: z.array(answerEntry).max(MAX_QUESTIONS_PER_EXAMINATION),
    section: position.section.optional(),
    question: position.question.optional(),
    device_id: deviceId,
  }),
  reply: z.object({
    /** The highest `seq` stored for the attempt. */
    saved: z.number(),
    now: instant,
    /** Entries that lost to a newer one, with what is stored instead. */
    superseded: z.record(id, storedAnswer),
    /** Another device is the active one. */
    elsewhere: z.boolean(),
  }),
});

/** An answer that reaches the server after the attempt was closed, with the time at which it was chosen. */
export const lateEntry = answerEntry.extend({
  /** By the server's clock as the device knew it. A claim, not a proof. */
  answered_at: instant.refine((time) => time >= '2000', 'This is not a time of this examination.'),
});
export type LateEntry = z.infer<typeof lateEntry>;

export const sendLateAnswers = endpoint({
  method: 'POST',
  path: '/api/exam/late',
  access: 'student',
  summary:
    'Hand in what could not be sent before the attempt was closed: it is recorded as late and changes no result; 409 attempt_running while it runs',
  body: z.object({
    exam_id: id,
    attempt_id: id,
    answers: z.array(lateEntry).min(1).max(MAX_QUESTIONS_PER_EXAMINATION),
    /** Since when the device had no connection, by the server's clock as the device knew it. */
    offline_since: instant.nullable(),
  }),
  reply: z.object({
    /** How many are recorded and differ from what was graded. */
    received: z.number(),
  }),
});

/** The answer list of a submit, in paper order: a chosen option as a map of one entry, or '' where unanswered. */
export const submittedAnswers = z
  .array(
    z.record(
      id,
      // The usual one first: each that does not fit costs as much as all the rest of the entry.
      z.union([
        z
          .record(optionKey, z.unknown())
          .refine((chosen) => Object.keys(chosen).length === 1, 'One option is chosen.'),
        z.literal(''),
        z.null(),
      ]),
    ),
  )
  .max(MAX_QUESTIONS_PER_EXAMINATION);
