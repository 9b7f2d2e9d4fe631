import { previewErasure } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';

/** What would be erased now if attempts were kept for so many months. */
export const erasureQuery = (months: number) =>
  queryOptions({
    queryKey: ['erasure', months],
    queryFn: ({ signal }) => call(previewErasure, { query: { months }, signal }),
    gcTime: 0,
  });
