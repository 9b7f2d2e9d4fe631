import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, text } from './fields.ts';
import { jsonText } from './json-text.ts';
import { MAX_QUESTIONS_PER_EXAMINATION, MAX_SEQ, SHUFFLED } from './limits.ts';

export const bankType = z.enum(['text', 'image', 'video', 'audio']);
export type BankType = z.infer<typeof bankType>;

/**
 * Drawn by a browser once and kept: tells a reload from another device. Of an attempt one device is the active one; the
 * others are told so (`elsewhere`), stop of themselves, and lose nothing, since what they send is still taken by `seq`.
 */
const deviceId = id.optional();

const pivot = z.object({ examination_start_time: instant, examination_due_time: instant });

export const startExam = endpoint({
  method: 'POST',
  path: '/api/exam/start',
  access: 'student',
  summary: 'Start an attempt, or answer the running one unchanged',
  body: z.object({ exam_id: id, device_id: deviceId }),
  reply: z.object({
    exam: z.object({ id, attempt_id: id, pivot, now: instant }),
    /** A token that outlives the due time, where the caller's does not; the caller's stays good as well. */
    access_token: z.string().nullable(),
  }),
});

/**
 * Which attempt the caller means. Where it is not the latest one (an old tab after a second start), the call is
 * refused with 409 `another_attempt`; without it the latest is meant.
 */
const attemptId = id.optional();

/** Paths with their signatures, by kind. */
export const bankAsset = z.object({
  image: z.array(z.string()).default([]),
  audio: z.array(z.string()).default([]),
  video: z.array(z.string()).default([]),
});
export type BankAsset = z.infer<typeof bankAsset>;

/** A question as a student sees it before submission: no key, no weight, no hint. */
export const paperQuestion = z.object({
  id,
  bank_type: bankType,
  /** Safe rich text: bold, italic, underline, strike, paragraphs and line breaks. */
  bank_question: z.string(),
  /** Single-entry maps from option key to option text, in this student's order. */
  bank_option: z.array(z.record(z.string(), z.string())),
  /** JSON text of `BankAsset`. */
  bank_asset: z.string(),
  /** How often a listening item may be started. */
  play_limit: z.number(),
  hint: z.null(),
});
export type PaperQuestion = z.infer<typeof paperQuestion>;

export const paper = z.object({
  exam: z.object({
    id,
    examination_name: z.string(),
    examination_desc: z.string(),
    examination_duration: z.number(),
    examination_bank_count: z.number(),
    /**
     * The sections in order; with `forward_only` there is no way back within a section or into it. Where any has a
     * `duration` in minutes, the sections are taken one after the other, each in its own time.
     */
    examination_sections: z.array(
      z.object({ name: z.string(), forward_only: z.boolean(), duration: z.number().nullable() }),
    ),
    examination_bank: z.record(z.string(), z.array(paperQuestion)),
  }),
});
export type Paper = z.infer<typeof paper>;

export const getPaper = endpoint({
  method: 'GET',
  path: '/api/exam/bank',
  access: 'student',
  summary: "The paper of the running attempt, or 'shuffled' to a caller who holds it",
  query: z.object({ exam_id: id, have: text(200).optional() }),
  reply: z.union([paper, z.literal(SHUFFLED)]),
});

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

/** Where the student stands: zero-based section, and zero-based question within it. */
const position = {
  section: z.int().min(0).max(MAX_QUESTIONS_PER_EXAMINATION),
  question: z.int().min(0).max(MAX_QUESTIONS_PER_EXAMINATION),
};

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

/** The section that is open now and its time, where sections have timers of their own. */
export const sectionPivot = z.object({
  section: position.section,
  section_start_time: instant,
  section_due_time: instant,
});
export type SectionPivot = z.infer<typeof sectionPivot>;

export const getState = endpoint({
  method: 'GET',
  path: '/api/exam/state',
  access: 'student',
  summary: 'Everything needed to go on with the latest attempt on any device',
  query: z.object({ exam_id: id, device_id: deviceId }),
  reply: z.object({
    attempt_id: id,
    pivot,
    now: instant,
    elsewhere: z.boolean(),
    answers: z.record(id, storedAnswer),
    ...position,
    /** Starts of each listening item so far. */
    plays: z.record(id, z.number()),
    /** Null where sections have no timers. */
    section_pivot: sectionPivot.nullable(),
    /** Null while the attempt runs. */
    submitted_at: instant.nullable(),
  }),
});
export type AttemptState = z.infer<typeof getState.reply>;

/** Small enough to be asked every few seconds: this is how extended time reaches the screen. */
export const getClock = endpoint({
  method: 'GET',
  path: '/api/exam/clock',
  access: 'student',
  summary: 'The time of the latest attempt, and whether it still runs and on this device',
  query: z.object({ exam_id: id, device_id: deviceId }),
  reply: z.object({
    attempt_id: id,
    pivot,
    now: instant,
    elsewhere: z.boolean(),
    section_pivot: sectionPivot.nullable(),
    submitted_at: instant.nullable(),
  }),
});
export type AttemptClock = z.infer<typeof getClock.reply>;

export const takeOver = endpoint({
  method: 'POST',
  path: '/api/exam/take-over',
  access: 'student',
  summary: 'Make this device the active one of the running attempt; 410 when it is over',
  body: z.object({ exam_id: id, attempt_id: attemptId, device_id: id }),
  reply: z.object({ now: instant }),
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

export const finishSection = endpoint({
  method: 'POST',
  path: '/api/exam/section/finish',
  access: 'student',
  summary:
    'End a section that has its own time and go on to the next, one way; the last one is ended by a submit',
  body: z.object({ exam_id: id, attempt_id: attemptId, section: position.section }),
  reply: z.object({ section_pivot: sectionPivot, now: instant }),
});

export const playItem = endpoint({
  method: 'POST',
  path: '/api/exam/play',
  access: 'student',
  summary: "Count a listening item's start",
  body: z.object({
    exam_id: id,
    attempt_id: attemptId,
    question_id: id,
    /** The same for every repeat of one press, so that a lost reply does not cost a hearing. */
    play_id: id.optional(),
  }),
  reply: z.object({ plays: z.number(), allowed: z.number() }),
});

/** The answer list of a submit, in paper order: a chosen option as a map of one entry, or '' where unanswered. */
export const submittedAnswers = z
  .array(
    z.record(
      id,
      z.union([
        z.literal(''),
        z.null(),
        z
          .record(optionKey, z.unknown())
          .refine((chosen) => Object.keys(chosen).length === 1, 'One option is chosen.'),
      ]),
    ),
  )
  .max(MAX_QUESTIONS_PER_EXAMINATION);

export const answerStatus = z.enum(['correct', 'incorrect', 'unanswered']);
export type AnswerStatus = z.infer<typeof answerStatus>;

/** The server's public key (X25519, base64url), to which a browser encrypts a copy of the answers. */
export const getCopyKey = endpoint({
  method: 'GET',
  path: '/api/exam/copy-key',
  access: 'user',
  summary: 'The public key for copies of the answers that are saved as a file',
  reply: z.object({ key_id: id, public_key: z.string() }),
});

export const closedBy = z.enum(['student', 'deadline']);
export type ClosedBy = z.infer<typeof closedBy>;

export const examResult = z.object({
  result_score: z.number(),
  result_max: z.number(),
  /** Who ended the attempt. */
  closed_by: closedBy,
  result_answer: z.record(
    id,
    z.object({
      status: answerStatus,
      /** The chosen option's text, or '' when unanswered. */
      answer: z.string(),
    }),
  ),
});
export type ExamResult = z.infer<typeof examResult>;

export const submitExam = endpoint({
  method: 'POST',
  path: '/api/exam/submit',
  access: 'student',
  summary: 'Submit the attempt; a second time answers the same result',
  body: z.object({
    exam_id: id,
    attempt_id: attemptId,
    answers: jsonText(submittedAnswers),
    /** The highest `seq` this list knows: a stored answer that is newer is kept. */
    seq: z.int().min(0).max(MAX_SEQ).optional(),
  }),
  reply: z.object({
    /** Null while the examination has not released its results. */
    exam_result: examResult.nullable(),
    /** When results will be or were released; null when that is open. */
    results_at: instant.nullable(),
  }),
});
