import { z } from 'zod';
import { attemptId, deviceId, position } from './attempt-fields.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { MAX_ANSWERS_BODY_BYTES, MAX_QUESTIONS_PER_EXAMINATION, MAX_SEQ } from './limits.ts';

const OPTION_KEY = /^\d{1,2}$/;
const optionKey = z.string().regex(OPTION_KEY, 'This is not an option.');

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
  maxBodyBytes: MAX_ANSWERS_BODY_BYTES,
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

const EARLIEST = '2000-01-01T00:00:00.000Z';

/** An answer that reaches the server after the attempt was closed, with the time at which it was chosen. */
export const lateEntry = answerEntry.extend({
  /**
   * By the server's clock as the device knew it. A claim, not a proof. A device whose battery was empty may be in 1970: what
   * was chosen on it is of no examination's time, but kept as all that is late.
   */
  answered_at: instant.overwrite((time) => (time < EARLIEST ? EARLIEST : time)),
});
export type LateEntry = z.infer<typeof lateEntry>;

export const sendLateAnswers = endpoint({
  method: 'POST',
  path: '/api/exam/late',
  access: 'student',
  summary:
    'Hand in what could not be sent before the attempt was closed: it is recorded as late and changes no result; 409 attempt_running while it runs',
  maxBodyBytes: MAX_ANSWERS_BODY_BYTES,
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

/** What a submitted list says of a question: the chosen option's key, or null where it gives no answer. */
export interface SubmittedChoice {
  question_id: string;
  option: string | null;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How a client writes that it gives no answer: a list filled by position has holes, which JSON writes as null. */
const isNoAnswer = (value: unknown) =>
  value === '' || value === null || (isMap(value) && Object.keys(value).length === 0);

/** Adds what the entry says, or answers what is wrong with it. */
function readEntry(entry: unknown, choices: SubmittedChoice[]): string | undefined {
  if (isNoAnswer(entry)) return undefined;
  if (!isMap(entry)) return 'An entry is a map from a question to the chosen option.';
  const questions = Object.keys(entry);
  if (choices.length + questions.length > MAX_QUESTIONS_PER_EXAMINATION)
    return `There must not be more than ${MAX_QUESTIONS_PER_EXAMINATION}.`;
  for (const question_id of questions) {
    const chosen = entry[question_id];
    if (isNoAnswer(chosen)) {
      choices.push({ question_id, option: null });
      continue;
    }
    const [option, ...others] = isMap(chosen) ? Object.keys(chosen) : [];
    if (option === undefined || others.length > 0) return 'One option is chosen.';
    if (!OPTION_KEY.test(option)) return 'This is not an option.';
    choices.push({ question_id, option });
  }
  return undefined;
}

/**
 * The answer list of a submit, in paper order: a chosen option as a map of one entry, or nothing (`isNoAnswer`). Read by
 * hand: as schemas, forty records within records took longer than all the rest of a submit.
 */
export const submittedAnswers = z
  .array(z.unknown())
  .max(MAX_QUESTIONS_PER_EXAMINATION)
  .transform((list, { addIssue }) => {
    const choices: SubmittedChoice[] = [];
    for (const [at, entry] of list.entries()) {
      const message = readEntry(entry, choices);
      if (message !== undefined) {
        addIssue({ code: 'custom', message, path: [at] });
        return z.NEVER;
      }
    }
    return choices;
  });
