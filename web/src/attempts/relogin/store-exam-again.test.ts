import { expect, it, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { fetchHangs } from '../../../test/server-answers.ts';
import { startSession } from '../../platform/session/session.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { ATTEMPT_ID, aServer, aState, EXAM_ID } from '../session/test-exam.ts';
import { storeExamAgain } from './store-exam-again.ts';

it.each([
  ['is stored again', 'opened with the server’s paper', undefined, 'v1'],
  ['is stored again', 'opened offline with a paper of this session', aUser().jti, 'v1'],
  ['is not stored', 'opened offline with a paper of an earlier session', 'another', undefined],
])('an examination %s after the student’s login if it was %s', async (_, __, paperSession, version) => {
  fetchHangs();
  startSession(aToken());
  const { api } = aServer();
  const wake = vi.fn();
  const session = {
    examId: EXAM_ID,
    attemptId: ATTEMPT_ID,
    paperSession,
    ports: { api, storage: examStorage },
    getState: () => aState(),
    wake,
  } as unknown as ExamSession;
  storeExamAgain(session);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await examStorage.readPaper(EXAM_ID))?.paper_version).toBe(version);
  expect(wake).toHaveBeenCalledOnce();
});
