/** The library: collections of questions, and the questions of all that the caller may read. */
import { z } from 'zod';
import { bankItem, tagList } from './bank-item.ts';
import { endpoint } from './endpoint.ts';
import { examinationKind, examinationStatus, person } from './examinations.ts';
import { id, messageReply, requiredText, text } from './fields.ts';
import { MAX_NAME_LENGTH, MAX_TAG_LENGTH } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';
import { bankType } from './papers.ts';
import { stimulus } from './stimuli.ts';

export const collection = z.object({
  id,
  name: z.string(),
  /** Null for the school. */
  owner: person.nullable(),
  /** Whether all teachers may read it and take questions from it. */
  shared: z.boolean(),
  /** Whether the caller may edit it. */
  can_edit: z.boolean(),
  bank_count: z.number(),
  tags: z.array(z.string()),
});
export type Collection = z.infer<typeof collection>;

const form = z.object({
  name: requiredText(200),
  shared: z.boolean({ error: fieldMessage('true_or_false') }),
});
const collectionReply = z.object({ message: z.string(), collection });

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/library',
  access: 'teacher',
  concerns: 'own',
  summary:
    'The collections that the caller may read, by name, and the tags of all questions that they may read',
  reply: z.object({ collections: z.array(collection), tags: z.array(z.string()) }),
});

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/library',
  access: 'teacher',
  concerns: 'own',
  summary: 'Make a collection; its id is the examination_id of the calls for questions',
  status: 201,
  body: form,
  reply: collectionReply,
});

export const updateCollection = endpoint({
  method: 'PUT',
  path: '/api/library/:id',
  access: 'teacher',
  concerns: { examination: 'id', kind: 'collection' },
  summary: 'Rename a collection, and share it with all teachers or no longer',
  params: z.object({ id }),
  body: form,
  reply: collectionReply,
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/library/:id',
  access: 'teacher',
  concerns: { examination: 'id', kind: 'collection', ownerOnly: true },
  summary: 'Delete a collection with its questions; copies stay',
  params: z.object({ id }),
  reply: messageReply,
});

export const libraryQuestion = bankItem.extend({
  examination_name: z.string(),
  kind: examinationKind,
  /** Number of other questions that are copies of it, or that it was copied with or from. */
  copies_count: z.number(),
});
export type LibraryQuestion = z.infer<typeof libraryQuestion>;

export const listLibraryQuestions = endpoint({
  method: 'GET',
  path: '/api/library/questions',
  access: 'teacher',
  concerns: 'own',
  summary: 'Questions of collections and examinations whose text, section or tags have every word, by pages',
  query: z.object({
    q: text(MAX_NAME_LENGTH).trim().default(''),
    tag: text(MAX_TAG_LENGTH).trim().default(''),
    /** The id of a collection or an examination. */
    collection: id.optional(),
    type: bankType.optional(),
    page: z.coerce
      .number({ error: fieldMessage('not_a_number') })
      .int()
      .min(1)
      .max(100_000)
      .default(1),
  }),
  reply: z.object({
    questions: z.array(libraryQuestion),
    count: z.number(),
    /** The stimuli of these questions. */
    stimuli: z.array(stimulus),
  }),
});

const questionParams = z.object({ id });

export const listQuestionUses = endpoint({
  method: 'GET',
  path: '/api/question/:id/uses',
  access: 'teacher',
  concerns: { question: 'id', reads: true },
  summary: 'The examinations and collections that have another copy of the question',
  params: questionParams,
  reply: z.object({
    /** Those that the caller may read. */
    uses: z.array(z.object({ id, name: z.string(), kind: examinationKind, status: examinationStatus })),
    /** Number of other examinations and collections. */
    others: z.number(),
  }),
});
export type QuestionUses = z.infer<typeof listQuestionUses.reply>;

export const tagQuestion = endpoint({
  method: 'PUT',
  path: '/api/question/:id/tags',
  access: 'teacher',
  concerns: { question: 'id' },
  summary: 'Set the tags of a question',
  params: questionParams,
  body: z.object({ tags: tagList }),
  reply: z.object({ message: z.string(), tags: z.array(z.string()) }),
});
