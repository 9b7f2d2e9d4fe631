/** The attempts at an examination as an admin sees them, and the admin's actions on them. */
import { z } from 'zod';
import { examinee, namesOneRecording, oneRecording, position, recordingFields } from './attempt-fields.ts';
import { closedBy } from './attempts.ts';
import { endpoint } from './endpoint.ts';
import { chosenIds, id, instant, requiredText } from './fields.ts';
import { MAX_DURATION_MINUTES } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

/** Late answers that differ from the graded ones and are not counted. */
const lateAnswers = z.object({
  count: z.number(),
  /** When the newest arrived. */
  received_at: instant,
  /** First and last time of choice, as the device claims. */
  claimed_from: instant,
  claimed_to: instant,
  /** Whether the student may have seen a result before the newest arrived. */
  result_visible: z.boolean(),
  /** Whether an admin has ignored them all. */
  ignored: z.boolean(),
});

export const monitoredAttempt = z.object({
  id,
  user: examinee,
  /** Counts the student's attempts at this examination from 1. */
  number: z.number(),
  started_at: instant,
  /** The extra time at the start. `due_at` includes it. */
  extra_time_percent: z.number(),
  due_at: instant,
  submitted_at: instant.nullable(),
  closed_by: closedBy.nullable(),
  /** How many questions have an answer. */
  answered: z.number(),
  /** How many questions its paper has. */
  questions: z.number(),
  /** The open section of a running attempt, if its sections have timers. */
  open_section: z.object({ name: z.string(), due_at: instant }).nullable(),
  /**
   * The sections that are over and can be reopened, in order, with the milliseconds that were left when the student
   * ended them. Empty without section timers.
   */
  ended_sections: z.array(z.object({ name: z.string(), ms_left: z.number() })),
  /** Null while the attempt runs, and while essays are unmarked. */
  result_score: z.number().nullable(),
  /** How many essays are still to be marked. */
  unmarked: z.number(),
  result_max: z.number().nullable(),
  /** Null while the attempt runs. */
  late: lateAnswers.nullable(),
});
export type MonitoredAttempt = z.infer<typeof monitoredAttempt>;

export const attemptOfExamination = monitoredAttempt.extend({
  examination: z.object({ id, examination_name: z.string() }),
});
export type AttemptOfExamination = z.infer<typeof attemptOfExamination>;

/** The last outage, if it ended less than an hour ago and its time was given back to attempts at the examination. */
const outage = z.object({ began_at: instant, ended_at: instant, attempts: z.number() });
export type Outage = z.infer<typeof outage>;

export const listStudentAttempts = endpoint({
  method: 'GET',
  path: '/api/student/:id/attempts',
  access: 'teacher',
  concerns: { student: 'id' },
  summary: 'All attempts of a student: the running ones first, then the newest',
  params: z.object({ id }),
  reply: z.object({ attempts: z.array(attemptOfExamination) }),
});

export const listAttempts = endpoint({
  method: 'GET',
  path: '/api/examination/:id/attempts',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'All attempts at an examination: the running ones first, then the newest',
  params: z.object({ id }),
  reply: z.object({ attempts: z.array(monitoredAttempt), now: instant, outage: outage.nullable() }),
});

export const exportResults = endpoint({
  method: 'POST',
  path: '/api/examination/:id/results-export',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'The same for a file, as the audit log tells',
  params: z.object({ id }),
  reply: listAttempts.reply,
});

const wholeMinutes = z
  .number({ error: fieldMessage('not_minutes') })
  .int(fieldMessage('whole_minutes'))
  .max(MAX_DURATION_MINUTES, fieldMessage('at_most_minutes', { max: MAX_DURATION_MINUTES }));
const minutes = wholeMinutes.min(1, fieldMessage('at_least_a_minute'));
/** Negative minutes take time back. */
const moreOrLessMinutes = wholeMinutes
  .min(-MAX_DURATION_MINUTES, fieldMessage('at_most_minutes', { max: MAX_DURATION_MINUTES }))
  .refine((count) => count !== 0, fieldMessage('at_least_a_minute'));

const byAttempt = z.object({ attemptId: id });
const attemptReply = z.object({ message: z.string(), attempt: monitoredAttempt });

export const extendAttempt = endpoint({
  method: 'POST',
  path: '/api/attempt/:attemptId/extend',
  access: 'teacher',
  concerns: { attempt: 'attemptId' },
  summary:
    'Give a running attempt more time, or take it back with negative minutes; 410 when it is over, 409 too_little_time when it would have ended before now',
  params: byAttempt,
  body: z.object({ minutes: moreOrLessMinutes, reason: requiredText(200).optional() }),
  reply: attemptReply,
});

export const extendAttempts = endpoint({
  method: 'POST',
  path: '/api/examination/:id/extend',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary:
    'The same for all running attempts at an examination, or those with these ids; those with too little time stay as they are',
  params: z.object({ id }),
  body: z.object({
    minutes: moreOrLessMinutes,
    reason: requiredText(200).optional(),
    /** The attempts to change. One that has ended in the meantime stays as it is. */
    attempt_ids: chosenIds.optional(),
  }),
  reply: z.object({
    message: z.string(),
    extended: z.number(),
    /** The changed attempts, so that the change can be undone. */
    attempt_ids: z.array(id),
    /** Number of attempts that have less time left than is to be taken back. They stay as they are. */
    too_short: z.number(),
  }),
});

export const countCutAttempts = endpoint({
  method: 'GET',
  path: '/api/examination/:id/full-time',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'How many running attempts end early because of a former closing time',
  params: z.object({ id }),
  reply: z.object({ attempts: z.number() }),
});

export const giveFullTime = endpoint({
  method: 'POST',
  path: '/api/examination/:id/full-time',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'Give these attempts the time that they would have with the present closing time',
  params: z.object({ id }),
  body: z.object({}),
  reply: z.object({ message: z.string(), extended: z.number() }),
});

export const reopenAttempt = endpoint({
  method: 'POST',
  path: '/api/attempt/:attemptId/reopen',
  access: 'teacher',
  concerns: { attempt: 'attemptId' },
  summary:
    'Let a submitted attempt go on for some minutes from now: its result is taken back; 409 another_attempt when the student has begun a newer one. With a section, only that one is open for these minutes and the later ones follow; this works in a running attempt, too',
  params: byAttempt,
  body: z.object({
    minutes,
    /** Index of a section that is over, if sections have timers. */
    section: position.section.optional(),
    reason: requiredText(200).optional(),
  }),
  reply: attemptReply,
});

export const giveBackPlay = endpoint({
  method: 'POST',
  path: '/api/attempt/:attemptId/play-back',
  access: 'teacher',
  concerns: { attempt: 'attemptId' },
  summary:
    'Give back a play of a recording in a running attempt; 410 when it is over; 409 nothing_played when it has no plays',
  params: byAttempt,
  body: z
    .object({ ...recordingFields, reason: requiredText(200).optional() })
    .refine(namesOneRecording, oneRecording),
  reply: z.object({ plays: z.number(), allowed: z.number() }),
});

export const decideLateAnswers = endpoint({
  method: 'POST',
  path: '/api/attempt/:attemptId/late',
  access: 'teacher',
  concerns: { attempt: 'attemptId' },
  summary:
    'Take the late answers of an attempt into its result, or ignore them; ignored ones can still be counted; 409 no_late_answers when there are none',
  params: byAttempt,
  body: z.object({
    decision: z.enum(['count', 'ignore']),
    /** Required to count answers that arrived when the student may have seen the result. */
    reason: requiredText(200).optional(),
  }),
  reply: attemptReply,
});

/**
 * An event of an attempt, in order. Events never change, except for `answered_unheard`, which marks answers given
 * before a start of the recording.
 */
export const attemptEvent = z.object({
  at: instant,
  kind: z.enum([
    'started',
    'resumed',
    'section_finished',
    'played',
    'play_given_back',
    'extended',
    'submitted',
    'closed',
    'reopened',
    'late_received',
    'late_counted',
    'regraded',
    'marked',
    'answered_unheard',
  ]),
  /** The actor: the student, an admin, or the server itself. */
  by: z.enum(['student', 'admin', 'server']),
  /** Such as `{ minutes: 10, reason: "…" }`. An event about a section has its index and `section_name`. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AttemptEvent = z.infer<typeof attemptEvent>;

export const listAttemptEvents = endpoint({
  method: 'GET',
  path: '/api/attempt/:attemptId/events',
  access: 'teacher',
  concerns: { attempt: 'attemptId' },
  summary: 'What happened to an attempt, in order',
  params: byAttempt,
  reply: z.object({ events: z.array(attemptEvent) }),
});

export const readAnswerCopy = endpoint({
  method: 'POST',
  path: '/api/attempt/:attemptId/copy',
  access: 'teacher',
  concerns: { attempt: 'attemptId' },
  summary:
    'Read in a copy of the answers that the student saved as a file (field file): late answers of an ended attempt; while the attempt runs, only answers newer than the stored ones are saved; 422 for a file of another attempt',
  params: byAttempt,
  multipart: true,
  body: z.object({}),
  reply: attemptReply.extend({
    /** How many answers of the copy the server did not have. */
    received: z.number(),
  }),
});
