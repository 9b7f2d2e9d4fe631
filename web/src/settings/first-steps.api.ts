import { type FirstSteps, getFirstSteps, updateSettings } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';

/** Null if the request fails: a list of first steps is no reason for a page to fail. */
export const firstStepsQuery = () =>
  queryOptions({
    queryKey: ['first-steps'],
    queryFn: ({ signal }): Promise<FirstSteps | null> => call(getFirstSteps, { signal }).catch(() => null),
    // Each of them is done on another page.
    refetchOnMount: 'always',
  });

export const hideFirstSteps = (isHidden: boolean) =>
  call(updateSettings, { body: { first_steps_hidden: isHidden ? 'true' : 'false' } });
