import { type FirstSteps, getFirstSteps, updateSettings } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';
import type { SettingsChange } from './settings.api.ts';

/** Null if the request fails, because the dashboard works without the first steps. */
export const firstStepsQuery = () =>
  queryOptions({
    queryKey: ['first-steps'],
    queryFn: ({ signal }): Promise<FirstSteps | null> => call(getFirstSteps, { signal }).catch(() => null),
    // An admin does the steps on other pages.
    refetchOnMount: 'always',
  });

/** Saves an answer, also one that changes nothing. */
export const answerFirstStep = (
  body: Pick<SettingsChange, 'default_language' | 'registration_open' | 'prize_on'>,
) => call(updateSettings, { body });

export const hideFirstSteps = (isHidden: boolean) =>
  call(updateSettings, { body: { first_steps_hidden: isHidden ? 'true' : 'false' } });
