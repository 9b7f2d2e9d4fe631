import type * as contract from '@lulus/contract';
import type { Settings } from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { address } from '../api/address.ts';
import { call } from '../api/client.ts';
import { rememberSchool } from './school.ts';

export const getSettings = address<typeof contract.getSettings>({ method: 'GET', path: '/api/settings' });

/** The school's settings. Anyone may read them, and they change rarely. */
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

/** Replaces the cached settings with the reply to a save. */
export function settingsChanged(client: QueryClient, settings: Settings) {
  client.setQueryData(settingsQuery().queryKey, settings);
  rememberSchool(settings);
}
