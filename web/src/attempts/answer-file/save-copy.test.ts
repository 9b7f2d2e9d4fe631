import { answerCopy } from '@lulus/contract';
import { expect, it } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { currentSession, startSession } from '../../platform/session/session.ts';
import { aSession, oneWaiting, START_TIME } from '../session/test-exam.ts';
import { saveCopy } from './save-copy.ts';

it('a copy has the unsent answers as plain JSON, and names its student and its attempt', async () => {
  let file = new Blob();
  URL.createObjectURL = (given) => {
    file = given as Blob;
    return 'blob:copy';
  };
  startSession(aToken());
  const queue = oneWaiting();
  const { session } = aSession({ lostSince: START_TIME, queue });
  saveCopy(session);
  const copy = answerCopy.parse(JSON.parse(await file.text()));
  expect(copy).toMatchObject({
    attempt_id: session.attemptId,
    user_id: currentSession()?.user.id,
    examination_name: 'Practice',
    answers: Object.values(queue.waiting),
  });
  expect(copy.student_name).not.toBe('');
});
