import type * as contract from '@lulus/contract';
import type { Settings } from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { address } from '../api/address.ts';
import { call } from '../api/client.ts';
import { rememberSchool } from './school.ts';

export const getSettings = address<typeof contract.getSettings>({ method: 'GET', path: '/api/settings' });

/** The school's settings, which anyone may read. They change rarely. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => {
      const settings = await call(getSettings, { signal });
      rememberSchool(settings);
      return settings;
    },
    staleTime: 5 * 60_000,
  });

/** Puts the answer of a save in place of the cached settings. */
export function settingsChanged(client: QueryClient, settings: Settings) {
  client.setQueryData(settingsQuery().queryKey, settings);
  rememberSchool(settings);
}
