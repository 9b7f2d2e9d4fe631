import { z } from 'zod';
import { tagList } from './bank-item.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, messageReply, requiredText, text } from './fields.ts';
import {
  DEFAULT_OPTIONS_PER_QUESTION,
  MAX_ATTEMPTS_ALLOWED,
  MAX_CLASS_NAME_LENGTH,
  MAX_CLASSES,
  MAX_CO_TEACHERS,
  MAX_DRAW_LINES,
  MAX_DURATION_MINUTES,
  MAX_OPTIONS_PER_QUESTION,
  MAX_QUESTIONS_PER_EXAMINATION,
  MAX_RICH_TEXT_LENGTH,
  MAX_SECTIONS_PER_EXAMINATION,
} from './limits.ts';
import { fieldMessage } from './messages/problem.ts';
import { decimalSign } from './papers.ts';

export const examinationStatus = z.enum(['draft', 'published', 'archived']);
export type ExaminationStatus = z.infer<typeof examinationStatus>;

/** Whether edits apply to new attempts only after publishing, or at once. */
export const publishing = z.enum(['manual', 'automatic'], {
  error: fieldMessage('one_of', { values: 'manual, automatic' }),
});
export type Publishing = z.infer<typeof publishing>;

/**
 * Time when students see their results: at their submission, after `results_at` and the grace for last answers, or
 * after an admin's release.
 */
export const resultsRelease = z.enum(['at_once', 'at_time', 'by_hand']);
export type ResultsRelease = z.infer<typeof resultsRelease>;

/** A collection has questions for examinations, and is never published. */
export const examinationKind = z.enum(['examination', 'collection']);
export type ExaminationKind = z.infer<typeof examinationKind>;

/** A member of staff, as others see them. */
export const person = z.object({ id, name: z.string() });
export type Person = z.infer<typeof person>;

/** An examination as lists and details show it. */
export const examination = z.object({
  id,
  examination_name: z.string(),
  examination_desc: z.string(),
  /** In minutes. */
  examination_duration: z.number(),
  /** Number of questions in the paper. */
  examination_bank_count: z.number(),
  status: examinationStatus,
  /** The time window for the examination. Null without a limit. */
  opens_at: instant.nullable(),
  closes_at: instant.nullable(),
  /** The state of the caller's attempt. Always `none` for staff, who take no examinations. */
  attempt_state: z.enum(['none', 'running', 'submitted']),
  /** Number of attempts that the caller may still start. */
  attempts_left: z.number(),
  /** The caller's extra time, in percent of the minutes, or of the part that the window leaves; 0 for staff. */
  extra_time_percent: z.number(),
  results_release: resultsRelease,
  /** Time of the release of results; null while unknown, and with `at_once`. */
  results_at: instant.nullable(),
  /** True if it was edited after its publication, so students get the older revision. Always false for students. */
  has_unpublished_changes: z.boolean(),
  /** Whether a student has started it, so that it cannot be deleted. Only for staff. */
  is_taken: z.boolean().optional(),
  /** Who owns it; null for the school. Only for staff. */
  owner: person.nullable().optional(),
});
export type Examination = z.infer<typeof examination>;

/** Fields are in the order of the record's columns, so that clients may show the values in this order. */
export const examinationResult = z.object({
  examination_name: z.string(),
  date_taken: instant,
  /** Null until the examination releases its results; so is `result_max`. */
  result_score: z.number().nullable(),
  result_max: z.number().nullable(),
  examination_id: id,
});
export type ExaminationResult = z.infer<typeof examinationResult>;

export const listExaminations = endpoint({
  method: 'GET',
  path: '/api/examination',
  access: 'user',
  summary: 'The examinations open to the caller, newest first, and their own results by attempt',
  reply: z.object({
    examinations: z.array(examination),
    examinations_result: z.record(id, examinationResult),
  }),
});

export const getExamination = endpoint({
  method: 'GET',
  path: '/api/examination/:id',
  access: 'user',
  summary: 'One examination',
  params: z.object({ id }),
  reply: examination.extend({
    /** For students: the different play limits of its recordings. Empty if it has none. */
    play_limits: z.array(z.number()).optional(),
  }),
});

function whole(min: number, max: number) {
  const error = fieldMessage('whole_number', { min, max });
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
}

/** Any instant with a time zone, stored in UTC. Null or '' removes it. */
const instantField = z
  .union([z.iso.datetime({ offset: true, error: fieldMessage('not_a_time') }), z.literal(''), z.null()])
  .transform((value) => (value ? new Date(value).toISOString() : null));

/** An absent field keeps its value, or gets its default in a new examination. */
export const examinationSettings = z.object({
  opens_at: instantField.optional(),
  closes_at: instantField.optional(),
  /** The classes whose students may take it; null for all. */
  classes: z.array(requiredText(MAX_CLASS_NAME_LENGTH)).max(MAX_CLASSES).nullable().optional(),
  /** The same by id. It wins over the names. */
  class_ids: z.array(id).max(MAX_CLASSES).nullable().optional(),
  attempts_allowed: whole(1, MAX_ATTEMPTS_ALLOWED).optional(),
  option_limit: whole(DEFAULT_OPTIONS_PER_QUESTION, MAX_OPTIONS_PER_QUESTION).optional(),
  /** Sets both switches that are not sent. */
  shuffle: z.boolean({ error: fieldMessage('true_or_false') }).optional(),
  shuffle_questions: z.boolean({ error: fieldMessage('true_or_false') }).optional(),
  shuffle_options: z.boolean({ error: fieldMessage('true_or_false') }).optional(),
  /** The sign between whole and decimals in numbers that students type. */
  decimal_sign: decimalSign.optional(),
  /** Whether an examination's score may be below 0. */
  negative_total: z.boolean({ error: fieldMessage('true_or_false') }).optional(),
  results_release: resultsRelease.optional(),
  results_at: instantField.optional(),
  /** If absent in an insert: automatic, because clients of the specification expect inserts to reach students. */
  publishing: publishing.optional(),
});

const sectionTime = fieldMessage('section_time', { max: MAX_DURATION_MINUTES });
const sectionSeconds = z.coerce
  .number({ error: sectionTime })
  .int(sectionTime)
  .min(1, sectionTime)
  .max(MAX_DURATION_MINUTES * 60, sectionTime);

export const examinationForm = z
  .object({
    examination_name: requiredText(200),
    examination_desc: text(MAX_RICH_TEXT_LENGTH).trim(),
    examination_duration: whole(1, MAX_DURATION_MINUTES),
    ...examinationSettings.shape,
  })
  .refine((form) => !form.opens_at || !form.closes_at || form.opens_at < form.closes_at, {
    path: ['closes_at'],
    message: fieldMessage('end_before_beginning'),
  })
  .refine((form) => form.results_release !== 'at_time' || form.results_at !== null, {
    path: ['results_at'],
    message: fieldMessage('release_time_missing'),
  });

/** As many of the section's questions with all of these tags are on each paper. */
const drawLine = z.object({ tags: z.array(z.string()), count: z.number() });

const drawLineField = z.object({
  tags: tagList.refine((tags) => tags.length > 0, fieldMessage('no_tag')),
  count: whole(1, MAX_QUESTIONS_PER_EXAMINATION),
});

/** A section of an examination, for staff. */
export const section = z.object({
  id,
  /** In upper case. */
  name: z.string(),
  forward_only: z.boolean(),
  /** Minutes of the section's own timer, rounded up, or null. */
  duration: z.number().nullable(),
  duration_seconds: z.number().nullable(),
  /** As the examination if null. */
  shuffle_questions: z.boolean().nullable(),
  shuffle_options: z.boolean().nullable(),
  /** Questions that no line concerns are on every paper. */
  draw: z.array(drawLine),
  bank_count: z.number(),
  /** Whether a question of the section has audio or video. */
  has_recording: z.boolean(),
});
export type Section = z.infer<typeof section>;

/** An examination with all settings, for staff. */
export const examinationAdmin = examination
  .omit({ attempt_state: true, attempts_left: true, extra_time_percent: true })
  .extend({
    classes: z.array(z.string()).nullable(),
    class_ids: z.array(id).nullable(),
    attempts_allowed: z.number(),
    option_limit: z.number(),
    /** Whether questions or options are shuffled. */
    shuffle: z.boolean(),
    shuffle_questions: z.boolean(),
    shuffle_options: z.boolean(),
    decimal_sign: decimalSign,
    negative_total: z.boolean(),
    publishing,
    sections: z.array(section),
    attempts_count: z.number(),
    attempts_running: z.number(),
    /** Ended attempts with late answers that are neither counted nor ignored. */
    attempts_late: z.number(),
    kind: examinationKind,
    /** Whether all teachers may read the collection. */
    shared: z.boolean(),
    owner: person.nullable(),
    /** Teachers who may do all but delete it, transfer it and change this list. */
    co_teachers: z.array(person),
  });
export type ExaminationAdmin = z.infer<typeof examinationAdmin>;

export const examinationReply = z.object({ message: z.string(), examination: examinationAdmin });
export const examinationParams = z.object({ id });

export const createExamination = endpoint({
  method: 'POST',
  path: '/api/examination',
  access: 'teacher',
  concerns: 'own',
  summary: 'Insert an examination as a draft, published with its first complete question unless by hand',
  status: 201,
  body: examinationForm,
  reply: examinationReply,
});

export const updateExamination = endpoint({
  method: 'POST',
  path: '/api/examination/:id',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'Edit an examination',
  params: examinationParams,
  body: examinationForm,
  reply: examinationReply,
});

export const getExaminationAdmin = endpoint({
  method: 'GET',
  path: '/api/examination/:id/admin',
  access: 'teacher',
  concerns: { examination: 'id', kind: 'any', reads: true },
  summary: 'One examination with everything that staff arrange',
  params: examinationParams,
  reply: examinationAdmin,
});

export const deleteExamination = endpoint({
  method: 'DELETE',
  path: '/api/examination/:id',
  access: 'teacher',
  concerns: { examination: 'id', ownerOnly: true },
  summary: 'Delete an examination that no student has taken; 409 examination_in_use otherwise',
  params: examinationParams,
  reply: messageReply,
});

export const duplicateExamination = endpoint({
  method: 'POST',
  path: '/api/examination/:id/duplicate',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'Copy an examination with its bank as a new draft',
  status: 201,
  params: examinationParams,
  reply: examinationReply,
});

export const arrangeSections = endpoint({
  method: 'PUT',
  path: '/api/examination/:id/sections',
  access: 'teacher',
  concerns: { examination: 'id', kind: 'any' },
  summary:
    'Set the order, names and rules of all sections; one without questions that is left out is removed',
  params: examinationParams,
  body: z.object({
    /** Every section that has questions, and the empty sections to keep, in the new order. */
    sections: z
      .array(
        z.object({
          id,
          name: requiredText(100).toUpperCase(),
          forward_only: z.boolean(),
          /** Sets the timer only if `duration_seconds` is absent. */
          duration: whole(1, MAX_DURATION_MINUTES).nullable().optional(),
          duration_seconds: sectionSeconds.nullable().optional(),
          /** If absent, these stay as they are. */
          shuffle_questions: z.boolean().nullable().optional(),
          shuffle_options: z.boolean().nullable().optional(),
          draw: z.array(drawLineField).max(MAX_DRAW_LINES).optional(),
        }),
      )
      .max(MAX_SECTIONS_PER_EXAMINATION),
  }),
  reply: examinationReply,
});

export const setCoTeachers = endpoint({
  method: 'PUT',
  path: '/api/examination/:id/co-teachers',
  access: 'teacher',
  concerns: { examination: 'id', kind: 'any', ownerOnly: true },
  summary: 'The teachers who edit, watch and mark the examination beside its owner',
  params: examinationParams,
  body: z.object({ ids: z.array(id).max(MAX_CO_TEACHERS) }),
  reply: examinationReply,
});

export const transferExamination = endpoint({
  method: 'PUT',
  path: '/api/examination/:id/owner',
  access: 'teacher',
  concerns: { examination: 'id', kind: 'any', ownerOnly: true },
  summary: 'Give the examination to another teacher, or to the school with null',
  params: examinationParams,
  body: z.object({ owner_id: id.nullable() }),
  reply: messageReply,
});

export const listTeachers = endpoint({
  method: 'GET',
  path: '/api/teacher/list',
  access: 'teacher',
  concerns: 'own',
  summary: 'The names of the active teachers, for sharing an examination',
  reply: z.object({ teachers: z.array(person) }),
});
