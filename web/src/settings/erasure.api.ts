import { previewErasure } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';

/** Preview of what a save would erase with a retention of `months`. */
export const erasureQuery = (months: number) =>
  queryOptions({
    queryKey: ['erasure', months],
    queryFn: ({ signal }) => call(previewErasure, { query: { months }, signal }),
    gcTime: 0,
  });
