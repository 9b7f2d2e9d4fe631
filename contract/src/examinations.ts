import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';

/** An examination as lists and details show it. */
export const examination = z.object({
  id,
  examination_name: z.string(),
  examination_desc: z.string(),
  /** Minutes. */
  examination_duration: z.number(),
  /** How many questions the paper has. */
  examination_bank_count: z.number(),
  /** Where the caller stands with it; an admin, who takes none, is always at `none`. */
  attempt_state: z.enum(['none', 'running', 'submitted']),
  /** How many more times the caller may start it. */
  attempts_left: z.number(),
});
export type Examination = z.infer<typeof examination>;

export const examinationResult = z.object({
  examination_id: id,
  examination_name: z.string(),
  result_score: z.number(),
  result_max: z.number(),
  date_taken: instant,
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
  reply: examination,
});
