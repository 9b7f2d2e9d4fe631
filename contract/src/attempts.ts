import { z } from 'zod';
import { playPosition, storedAnswer, submittedAnswers } from './answers.ts';
import {
  attemptId,
  deviceId,
  namesOneRecording,
  oneRecording,
  pivot,
  position,
  recordingFields,
  sectionPivot,
} from './attempt-fields.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { itemResponse } from './interactions/interaction.ts';
import { jsonText } from './json-text.ts';
import { MAX_QUESTIONS_PER_EXAMINATION, MAX_SEQ, MAX_SUBMIT_BODY_BYTES } from './limits.ts';

export const startExam = endpoint({
  method: 'POST',
  path: '/api/exam/start',
  access: 'student',
  summary: 'Start an attempt, or answer the running one unchanged',
  body: z.object({
    exam_id: id,
    device_id: deviceId,
    /** Number of attempts left as the student saw it. The server starts none if fewer are left by now. */
    attempts_left: z.int().min(1).optional(),
    /**
     * The running attempt that the student continues. The server never starts one for it: it replies 409
     * `another_attempt`, or 410 if that attempt no longer runs.
     */
    attempt_id: attemptId,
  }),
  reply: z.object({
    exam: z.object({ id, attempt_id: id, pivot, now: instant }),
    /** A token that outlives the due time, if the caller's does not. The caller's token stays valid. */
    access_token: z.string().nullable(),
  }),
});

/** Fields of all replies about an attempt's time. */
const time = {
  attempt_id: id,
  pivot,
  now: instant,
  /** True if another device is the active one. */
  elsewhere: z.boolean(),
  /** Null if sections have no timers. */
  section_pivot: sectionPivot.nullable(),
  /** Null while the attempt runs. */
  submitted_at: instant.nullable(),
  /** Rises when staff give a play of a recording back. The state then has the new count of plays. */
  plays_given_back: z.number(),
};

export const getState = endpoint({
  method: 'GET',
  path: '/api/exam/state',
  access: 'student',
  summary: 'Everything needed to go on with the latest attempt on any device',
  query: z.object({ exam_id: id, device_id: deviceId }),
  reply: z.object({
    ...time,
    answers: z.record(id, storedAnswer),
    /** Higher than every `seq` of the attempt, including those that a replaced device may still send. */
    seq: z.number(),
    ...position,
    /** The extra time at the start. The times include it; the shared paper does not. */
    extra_time_percent: z.number(),
    /** Number of starts of each recording, by the id of its question or stimulus. */
    plays: z.record(id, z.number()),
    /** By question or stimulus, plays that were cut off and can be resumed with `playItem` and the same `play_id`. */
    listening: z.record(id, playPosition),
    /** Number of questions on the paper. */
    questions: z.number(),
  }),
});
export type AttemptState = z.infer<typeof getState.reply>;

/** Small enough for a request every few seconds. Extended time reaches the screen this way. */
export const getClock = endpoint({
  method: 'GET',
  path: '/api/exam/clock',
  access: 'student',
  summary: 'The time of the latest attempt, and whether it still runs and on this device',
  query: z.object({ exam_id: id, device_id: deviceId }),
  reply: z.object(time),
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
  summary: 'Count a start of the recording of a question or a stimulus; give one of the two ids',
  body: z
    .object({
      exam_id: id,
      attempt_id: attemptId,
      ...recordingFields,
      /**
       * Idempotency key: the same id in every retry of one press, so that a lost reply does not use up a play. The id
       * of a play that was cut off resumes it, at most `MAX_RESUMES` times.
       */
      play_id: id.optional(),
    })
    .refine(namesOneRecording, oneRecording),
  reply: z.object({ plays: z.number(), allowed: z.number() }),
});

/** `correct` has full points, `partial` some, `incorrect` none or fewer. An `unmarked` essay has none yet. */
export const answerStatus = z.enum(['correct', 'partial', 'incorrect', 'unanswered', 'unmarked']);
export type AnswerStatus = z.infer<typeof answerStatus>;

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
      /** The answer as readable text: the chosen option's, or '' when unanswered. */
      answer: z.string(),
      /** A server of the specification sends none of these. */
      points: z.number().optional(),
      points_max: z.number().optional(),
      response: itemResponse.nullable().optional(),
      /** The marker's comment on an essay. */
      comment: z.string().optional(),
      /** The school removed the question. It counts neither in score nor in maximum. */
      removed: z.literal(true).optional(),
    }),
  ),
});
export type ExamResult = z.infer<typeof examResult>;

export const submitExam = endpoint({
  method: 'POST',
  path: '/api/exam/submit',
  access: 'student',
  summary: 'Submit the attempt; a second time answers the same result',
  maxBodyBytes: MAX_SUBMIT_BODY_BYTES,
  body: z.object({
    exam_id: id,
    attempt_id: attemptId,
    answers: jsonText(submittedAnswers),
    /** The `seq` of each choice, in the order of the list. The server keeps a stored answer that is not older. */
    seqs: z.array(z.int().min(0).max(MAX_SEQ)).max(MAX_QUESTIONS_PER_EXAMINATION).optional(),
  }),
  reply: z.object({
    /** Null while the examination has not released its results, and while an essay of the attempt is unmarked. */
    exam_result: examResult.nullable(),
    /** When results will be or were released; null when that is open. */
    results_at: instant.nullable(),
  }),
});
