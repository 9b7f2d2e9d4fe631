/** A student's stored data: the student's own copy of it, and the erasure of old attempts. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bytes } from './fields.ts';
import { MAX_ERASE_AFTER_MONTHS } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'student',
  summary: 'All that is stored of the caller, without keys and without results that are not released',
  file: { type: 'application/json; charset=utf-8', name: 'lulus-my-data.json' },
  reply: bytes,
});

export const previewErasure = endpoint({
  method: 'GET',
  path: '/api/erasure',
  access: 'admin',
  summary: 'What would be erased now if attempts were kept for so many months',
  query: z.object({
    months: z.coerce
      .number({ error: fieldMessage('not_months') })
      .int(fieldMessage('whole_months'))
      .min(1, fieldMessage('at_least_one_month'))
      .max(MAX_ERASE_AFTER_MONTHS, fieldMessage('at_most_months', { max: MAX_ERASE_AFTER_MONTHS })),
  }),
  reply: z.object({
    attempts: z.number(),
    students: z.number(),
    examinations: z.number(),
  }),
});
