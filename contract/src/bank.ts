import { z } from 'zod';
import { bankItem, itemFields, pathByOption, paths, questionWeight } from './bank-item.ts';
import { endpoint } from './endpoint.ts';
import { chosenIds, id, messageReply } from './fields.ts';
import { MAX_QUESTIONS_PER_BANK } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

const itemReply = z.object({ message: z.string(), bank: bankItem });

export const insertBankItem = endpoint({
  method: 'POST',
  path: '/api/examination-bank',
  access: 'teacher',
  concerns: { examination: 'examination_id', kind: 'any' },
  summary:
    'Insert a question; files as bank_asset (repeated) and bank_option_file[1], bank_option_file[2], … or bank_option_file (repeated)',
  status: 201,
  multipart: true,
  body: z.object({
    examination_id: id,
    /**
     * Idempotency key, which the form draws. A repeated request returns the question that the first one created. The
     * server replies 409 already_inserted if the form has changed, and insert_key_taken for another examination.
     */
    insert_key: id.optional(),
    ...itemFields,
  }),
  reply: itemReply,
});

export const updateBankItem = endpoint({
  method: 'POST',
  path: '/api/examination/bank/update/:bankId',
  access: 'teacher',
  concerns: { question: 'bankId' },
  summary: 'Edit a question; bank_asset holds new files, what is not deleted stays',
  multipart: true,
  params: z.object({ bankId: id }),
  body: z.object({
    ...itemFields,
    /** Paths of assets to remove or replace, and of assets to keep. Unnamed assets are kept. */
    bank_asset_delete_list: paths.optional(),
    bank_asset_old_list: paths.optional(),
    /** Paths of the files to keep, by option number. */
    bank_current_option_file: pathByOption.optional(),
  }),
  reply: itemReply,
});

export const listBankItems = endpoint({
  method: 'GET',
  path: '/api/examination/bank/:examId',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any', reads: true },
  summary: 'All questions of an examination in its order',
  params: z.object({ examId: id }),
  reply: z.array(bankItem),
});

export const getBankItem = endpoint({
  method: 'GET',
  path: '/api/examination-bank',
  access: 'teacher',
  concerns: { question: 'bank_id', reads: true },
  summary: 'One question',
  query: z.object({ bank_id: id }),
  reply: bankItem,
});

export const deleteBankItem = endpoint({
  method: 'DELETE',
  path: '/api/examination/bank/:bankId',
  access: 'teacher',
  concerns: { question: 'bankId' },
  summary: 'Delete a question; 409 question_in_use while running attempts hold it',
  params: z.object({ bankId: id }),
  reply: messageReply,
});

export const deleteBankItems = endpoint({
  method: 'POST',
  path: '/api/examination/bank/:examId/delete',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary: 'Delete these questions of an examination, but those that running attempts hold',
  params: z.object({ examId: id }),
  body: z.object({ ids: chosenIds }),
  reply: z.object({
    message: z.string(),
    deleted: z.number(),
    /** Questions that stay, since running attempts have them. */
    in_use: z.array(id),
    /** Number of given questions that no longer exist. */
    missing: z.number(),
  }),
});

export const restoreBankItems = endpoint({
  method: 'POST',
  path: '/api/examination/bank/:examId/restore',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary: 'Restore questions that were deleted in the last hour, at the ends of their sections',
  params: z.object({ examId: id }),
  body: z.object({ ids: chosenIds }),
  reply: z.object({
    message: z.string(),
    restored: z.number(),
    /** Number of given questions that were not deleted in the last hour. */
    missing: z.number(),
  }),
});

export const weighBankItems = endpoint({
  method: 'PUT',
  path: '/api/examination/bank/:examId/weights',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary: 'Set the weights of these questions of an examination; running attempts keep those they have',
  params: z.object({ examId: id }),
  body: z.object({
    questions: z
      .array(z.object({ id, bank_question_weight: questionWeight }))
      .min(1, fieldMessage('nothing_chosen'))
      .max(MAX_QUESTIONS_PER_BANK, fieldMessage('too_many_chosen', { max: MAX_QUESTIONS_PER_BANK })),
  }),
  reply: z.object({
    message: z.string(),
    /** The questions whose weight changed, with the old weight. Sending them again undoes the change. */
    changed: z.array(bankItem.pick({ id: true, bank_question_weight: true })),
    /** Number of given questions that no longer exist. */
    missing: z.number(),
  }),
});

export const copyBankItems = endpoint({
  method: 'POST',
  path: '/api/examination/bank/:examId/copy',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary:
    'Copy these questions of other examinations to the ends of the sections of the same names, with files, weights and hints',
  params: z.object({ examId: id }),
  body: z.object({
    questions: z
      .array(
        z.object({
          id,
          /** Idempotency key of one copy, which the form draws. */
          insert_key: id,
        }),
      )
      .min(1, fieldMessage('nothing_chosen'))
      .max(MAX_QUESTIONS_PER_BANK, fieldMessage('too_many_chosen', { max: MAX_QUESTIONS_PER_BANK })),
  }),
  status: 201,
  reply: z.object({
    message: z.string(),
    copied: z.number(),
    /** Number of given questions that no longer exist. */
    missing: z.number(),
  }),
});

export const arrangeBank = endpoint({
  method: 'PUT',
  path: '/api/examination/bank/:examId/order',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary:
    'Set the order of the questions within their sections; those of a stimulus stay in one section (422 group_split)',
  params: z.object({ examId: id }),
  body: z.object({
    /** All question ids of each section in the new order, by section id. A question may move to another section. */
    order: z.record(id, z.array(id).max(MAX_QUESTIONS_PER_BANK)),
  }),
  reply: messageReply,
});
