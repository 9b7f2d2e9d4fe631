import {
  createCollection,
  deleteCollection,
  type Given,
  listLibraryQuestions,
  listQuestionUses,
  updateCollection,
} from '@lulus/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';
import type { LibraryView } from './library-view.ts';

export type CollectionForm = Given<typeof createCollection, 'body'>;

export const questionsQuery = ({ search, tag, collection, type, page }: LibraryView) =>
  queryOptions({
    queryKey: ['bank', 'library', 'questions', { search, tag, collection, type, page }],
    queryFn: ({ signal }) =>
      call(listLibraryQuestions, {
        query: {
          q: search,
          tag,
          page,
          ...(collection && { collection }),
          ...(type && { type }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank', 'uses', id],
    queryFn: ({ signal }) => call(listQuestionUses, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Makes a collection, or changes the one with this id. */
export const saveCollection = (id: string | undefined, body: CollectionForm) =>
  id === undefined ? call(createCollection, { body }) : call(updateCollection, { params: { id }, body });
export const removeCollection = (id: string) => call(deleteCollection, { params: { id } });
