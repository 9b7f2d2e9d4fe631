import { expect, it } from 'vitest';
import { endedIn, fetchAnswersAfterAnother } from '../auth/test-auth-pages.tsx';
import { currentSession, startSession } from '../session/session.ts';
import { aToken } from '../test-support.tsx';
import { attemptsApi } from './attempts.api.ts';
import { EXAM_ID } from './test-exam.ts';

it('the longer session of a start takes the place of nobody who has logged in in another tab meanwhile', async () => {
  startSession(aToken());
  const longer = aToken();
  const start = '/api/exam/start';
  const asked = fetchAnswersAfterAnother({ [start]: [200, { access_token: longer }] }, start);
  await attemptsApi.start(EXAM_ID);
  expect(currentSession()?.user.first_name).toBe('Budi');
  expect(endedIn(asked)).toEqual([longer]);
});
