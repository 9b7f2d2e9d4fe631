/**
 * Actions on several examinations at once. The replies have the changed examinations and the number of missing ones.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chosenIds, id } from './fields.ts';

const body = z.object({ ids: chosenIds });
const counted = {
  message: z.string(),
  /** Number of examinations that no longer exist. */ missing: z.number(),
};

export const archiveExaminations = endpoint({
  method: 'POST',
  path: '/api/examination/archive',
  access: 'teacher',
  concerns: 'own',
  summary: 'Hide these examinations from students for new attempts; running ones go on',
  body,
  /** Examinations that this call archived. Restoring them undoes it. */
  reply: z.object({ ...counted, archived: z.array(id) }),
});

export const restoreExaminations = endpoint({
  method: 'POST',
  path: '/api/examination/restore',
  access: 'teacher',
  concerns: 'own',
  summary: 'Bring these examinations back from the archive, published those that were',
  body,
  /** Examinations that this call took out of the archive. */
  reply: z.object({ ...counted, restored: z.array(id) }),
});

export const releaseChosenResults = endpoint({
  method: 'POST',
  path: '/api/examination/release-results',
  access: 'teacher',
  concerns: 'own',
  summary: 'Let students see their results of these examinations from now on',
  body,
  /** Published examinations whose results were not visible before. */
  reply: z.object({ ...counted, released: z.array(id) }),
});

export const duplicateExaminations = endpoint({
  method: 'POST',
  path: '/api/examination/duplicate',
  access: 'teacher',
  concerns: 'own',
  summary: 'Copy these examinations with their banks as new drafts',
  status: 201,
  body,
  /** Copies in the order of the originals, the oldest first. */
  reply: z.object({ ...counted, copies: z.array(id) }),
});

export const deleteExaminations = endpoint({
  method: 'POST',
  path: '/api/examination/delete',
  access: 'teacher',
  concerns: 'own',
  summary: 'Delete these examinations, but those that a student has taken',
  body,
  reply: z.object({
    ...counted,
    deleted: z.number(),
    /** Examinations that stay, since students have taken them. */
    in_use: z.array(id),
  }),
});
