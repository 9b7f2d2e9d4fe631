import { getSettings } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** The school's settings, which anyone may read. They change rarely. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(getSettings, { signal }),
    staleTime: 5 * 60_000,
  });
