/** Search of students and examinations, for admins. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { examinationKind, examinationStatus } from './examinations.ts';
import { id, nameParts, text } from './fields.ts';
import { MAX_FOUND, MAX_NAME_LENGTH } from './limits.ts';

export const foundStudent = z.object({
  id,
  ...nameParts,
  class: z.string().nullable(),
  email: z.string().nullable(),
  whatsapp: z.string().nullable(),
  /** As in the student list. */
  login: z.string(),
});
export type FoundStudent = z.infer<typeof foundStudent>;

export const foundExamination = z.object({
  id,
  examination_name: z.string(),
  status: examinationStatus,
  kind: examinationKind,
});
export type FoundExamination = z.infer<typeof foundExamination>;

export const searchSchool = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'teacher',
  concerns: 'own',
  summary: `Students and examinations that have every word of the search, at most ${MAX_FOUND} of each: a student’s name, class and login by the beginnings of their words`,
  query: z.object({ q: text(MAX_NAME_LENGTH).trim() }),
  reply: z.object({ students: z.array(foundStudent), examinations: z.array(foundExamination) }),
});
