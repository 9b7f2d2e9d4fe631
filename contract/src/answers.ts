import { z } from 'zod';
import { attemptId, deviceId, position } from './attempt-fields.ts';
import { endpoint } from './endpoint.ts';
import { codedMessage } from './error-body.ts';
import { id, instant } from './fields.ts';
import { type ItemResponse, itemResponse } from './interactions/interaction.ts';
import { HEARD_MS, MAX_ANSWERS_BODY_BYTES, MAX_QUESTIONS_PER_EXAMINATION, MAX_SEQ } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

const OPTION_KEY = /^\d{1,2}$/;
const optionKey = z.string().regex(OPTION_KEY, fieldMessage('not_an_option'));

export const answerEntry = z.object({
  question_id: id,
  /** The chosen option's key in a single choice, or null for none. `response` means the same there. */
  option: optionKey.nullable().optional(),
  /** What the student gave; null for nothing. The server rejects one that does not fit the question by itself. */
  response: itemResponse.nullable().optional(),
  /** True if the student marked the question for another look ('ragu-ragu'). */
  flagged: z.boolean().default(false),
  /** Grows with each change on any device of the attempt. A lower `seq` never overwrites a higher one. */
  seq: z.int().min(1).max(MAX_SEQ),
});
export type AnswerEntry = z.infer<typeof answerEntry>;

/** What the server has stored for one question. */
export const storedAnswer = z.object({
  response: itemResponse.nullable(),
  /** The same as `response` in a single choice. */
  option: z.string().nullable().optional(),
  flagged: z.boolean(),
  seq: z.number(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

/** How far a play of a recording has come. The position of a play never goes down. */
export const playPosition = z.object({
  play_id: id,
  /** Milliseconds from the beginning; `HEARD_MS` at the end. */
  position_ms: z.int().min(0).max(HEARD_MS),
});
export type PlayPosition = z.infer<typeof playPosition>;

export const saveAnswers = endpoint({
  method: 'PUT',
  path: '/api/exam/answers',
  access: 'student',
  summary: 'Save answers; acknowledged only when durable',
  maxBodyBytes: MAX_ANSWERS_BODY_BYTES,
  body: z.object({
    exam_id: id,
    attempt_id: attemptId,
    answers: z.array(answerEntry).max(MAX_QUESTIONS_PER_EXAMINATION).default([]),
    /** Positions of plays, by question or stimulus. Those of other plays than the last one are ignored. */
    listening: z.record(id, playPosition).optional(),
    section: position.section.optional(),
    question: position.question.optional(),
    device_id: deviceId,
  }),
  reply: z.object({
    /** The highest `seq` stored for the attempt. */
    saved: z.number(),
    now: instant,
    /** Entries that a newer one supersedes, with the stored answer. */
    superseded: z.record(id, storedAnswer),
    /** Entries whose response does not fit the question. They are not stored; all others are. */
    refused: z.record(id, codedMessage.extend({ message: z.string() })).optional(),
    /** True if another device is the active one. */
    elsewhere: z.boolean(),
  }),
});

const EARLIEST = '2000-01-01T00:00:00.000Z';

/** An answer that reaches the server after the attempt was closed, with the time of its choice. */
export const lateEntry = answerEntry.extend({
  /**
   * By the server's clock as the device knew it. A claim, not a proof. A device with a reset clock may send a time in
   * 1970. The answer is then outside every examination's time, but recorded like any late answer.
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
    /** When the device lost its connection, by the server's clock as the device knew it. */
    offline_since: instant.nullable(),
  }),
  reply: z.object({
    /** Number of recorded answers that differ from the graded ones. */
    received: z.number(),
  }),
});

/**
 * One question of a submitted list. A single choice has a map with the chosen option's key and text; other types have
 * their response; null is no answer.
 */
export interface SubmittedAnswer {
  question_id: string;
  given: ItemResponse | null;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How clients write an empty answer. JSON writes the holes of a list as null. */
const isNoAnswer = (value: unknown) =>
  value === '' || value === null || (isMap(value) && Object.keys(value).length === 0);

/** Adds the entry's choices, or returns the problem with it. */
function readEntry(entry: unknown, choices: SubmittedAnswer[]): string | undefined {
  if (isNoAnswer(entry)) return undefined;
  if (!isMap(entry)) return fieldMessage('answer_entry');
  const questions = Object.keys(entry);
  if (choices.length + questions.length > MAX_QUESTIONS_PER_EXAMINATION)
    return fieldMessage('too_many_chosen', { max: MAX_QUESTIONS_PER_EXAMINATION });
  for (const question_id of questions) {
    const given = entry[question_id];
    if (isNoAnswer(given)) {
      choices.push({ question_id, given: null });
      continue;
    }
    const { data, error } = itemResponse.safeParse(given);
    if (error) return fieldMessage('not_a_response');
    choices.push({ question_id, given: data });
  }
  return undefined;
}

/**
 * The answers of a submission, in paper order: each is a map with one entry, or empty (`isNoAnswer`). They are parsed
 * by hand, since forty nested record schemas took longer than the rest of a submission.
 */
export const submittedAnswers = z
  .array(z.unknown())
  .max(MAX_QUESTIONS_PER_EXAMINATION)
  .transform((list, { addIssue }) => {
    const choices: SubmittedAnswer[] = [];
    for (const [at, entry] of list.entries()) {
      const message = readEntry(entry, choices);
      if (message !== undefined) {
        addIssue({ code: 'custom', message, path: [at] });
        return z.NEVER;
      }
    }
    return choices;
  });
