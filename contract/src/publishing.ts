/** Publishing of examinations: problems, publication, archive, release of results and preview. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { examinationParams, examinationReply } from './examinations.ts';
import { id } from './fields.ts';
import { paper } from './papers.ts';

/** A problem that prevents the publication, with the id of the question at fault, if any. */
export const publishProblem = z.object({
  code: z.enum([
    'no_questions',
    'no_right_answer',
    'too_few_options',
    'no_rows',
    'no_question_text',
    'no_stimulus_content',
    'window_over',
    'draw_too_few',
    'draw_unequal',
    'draw_overlap',
    'form_too_long',
  ]),
  message: z.string(),
  bank_id: id.nullable(),
  bank_section: z.string().nullable(),
});
export type PublishProblem = z.infer<typeof publishProblem>;

/** An option number that is right more often than chance explains. */
const lopsidedKeys = z.object({
  /** The number of the option. */
  option: z.string(),
  /** Number of questions in which this option is right, of the `questions` that have it. */
  right: z.number(),
  questions: z.number(),
});
export type LopsidedKeys = z.infer<typeof lopsidedKeys>;

/** Questions without points, and the number of all questions. */
const weightless = z.object({ weightless: z.number(), questions: z.number() });

export const listPublishProblems = endpoint({
  method: 'GET',
  path: '/api/examination/:id/problems',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary:
    'What is missing before the examination can be published, whether the numbers of its options give right answers away, and how many questions have no weight',
  params: examinationParams,
  reply: z.object({
    problems: z.array(publishProblem),
    lopsided: lopsidedKeys.nullable(),
    /** How many questions of order or matching number their options as the answer key has them. */
    telling: z.number(),
    weightless: weightless.nullable(),
    /** Questions with an option such as 'all of the above' that a shuffled paper moves. */
    unpinned: z.array(z.object({ bank_id: id, bank_section: z.string() })),
    /** Draws with more candidates than all forms of a paper together can have. */
    too_many: z.array(z.object({ bank_section: z.string(), candidates: z.number(), used: z.number() })),
  }),
});

export const mixOptions = endpoint({
  method: 'POST',
  path: '/api/examination/:id/mix-options',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary:
    'Give the options of every question other numbers for good, by chance; 409 examination_in_use once it has been published',
  params: examinationParams,
  reply: examinationReply,
});

export const publishExamination = endpoint({
  method: 'POST',
  path: '/api/examination/:id/publish',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'Publish the examination as it stands; 409 not_ready when something is missing',
  params: examinationParams,
  reply: examinationReply,
});

export const archiveExamination = endpoint({
  method: 'POST',
  path: '/api/examination/:id/archive',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'Hide the examination from students for new attempts; running ones go on',
  params: examinationParams,
  reply: examinationReply,
});

export const restoreExamination = endpoint({
  method: 'POST',
  path: '/api/examination/:id/restore',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'Bring an archived examination back, published if it was',
  params: examinationParams,
  reply: examinationReply,
});

export const releaseResults = endpoint({
  method: 'POST',
  path: '/api/examination/:id/release-results',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'Let students see their results from now on',
  params: examinationParams,
  reply: examinationReply,
});

export const previewExamination = endpoint({
  method: 'GET',
  path: '/api/examination/:id/preview',
  access: 'teacher',
  concerns: { examination: 'id' },
  summary: 'The paper as a student would get it if the examination were published now',
  params: examinationParams,
  reply: paper,
});
