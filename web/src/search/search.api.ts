import { searchSchool } from '@lulus/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';

/** A single letter would match half of the school. */
export const MIN_SEARCH_LENGTH = 2;

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call(searchSchool, { query: { q }, signal }),
    enabled: q.length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
  });
