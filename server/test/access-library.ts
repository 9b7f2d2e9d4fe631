/** Rows of the access table for the library. */
import * as contract from '@lulus/contract';
import { coTeachers, ownerOnly, type Row, teachers, type World } from './access-callers.ts';

const byCollection = ({ collection_id }: World) => ({ params: { id: collection_id } });
const byQuestion = ({ question_id }: World) => ({ params: { id: question_id } });

export const libraryRows: Row[] = [
  { endpoint: contract.renderFormula, request: () => ({ body: { latex: 'x^2' } }), status: teachers() },
  // The row sends no picture.
  {
    endpoint: contract.uploadPicture,
    request: ({ exam_id }) => ({ params: { id: exam_id }, body: {} }),
    status: coTeachers(422),
  },
  { endpoint: contract.listCollections, status: teachers() },
  {
    endpoint: contract.createCollection,
    request: () => ({ body: { name: 'Reading, grade 10', shared: false } }),
    status: teachers(201),
  },
  {
    endpoint: contract.updateCollection,
    request: (world) => ({ ...byCollection(world), body: { name: 'Reading', shared: true } }),
    status: coTeachers(),
  },
  { endpoint: contract.deleteCollection, request: byCollection, status: ownerOnly() },
  { endpoint: contract.listLibraryQuestions, request: () => ({ query: {} }), status: teachers() },
  { endpoint: contract.listQuestionUses, request: byQuestion, status: coTeachers() },
  {
    endpoint: contract.tagQuestion,
    request: (world) => ({ ...byQuestion(world), body: { tags: ['poems'] } }),
    status: coTeachers(),
  },
];
