import { beforeEach, describe, expect, it } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { startSession } from '../../platform/session/session.ts';
import { EMPTY_QUEUE } from '../answers/save-queue.ts';
import { reduceExam } from '../session/reduce-exam.ts';
import {
  ATTEMPT_ID,
  aResult,
  aState,
  aWirePaper,
  DUE_TIME,
  EXAM_ID,
  q,
  START_TIME,
} from '../session/test-exam.ts';
import { examStorage } from './exam-storage.ts';

const STUDENT_HERE = { keepUnsent: false, isHere: true };
const UNSENT = `unsentAnswers:${ATTEMPT_ID}`;
const chosen = reduceExam(aState(), { type: 'answered', question_id: q(0, 0), response: '1' }, START_TIME);

beforeEach(() => {
  stored.user.write(aUser());
});

describe('the exam storage', () => {
  it('has the answers on the screen, the position and the waiting answers', async () => {
    await examStorage.storeProgress(
      ATTEMPT_ID,
      { ...chosen, position: { section: 1, question: 2 } },
      START_TIME,
    );
    expect(examStorage.readShown()).toEqual({ [q(0, 0)]: { 1: expect.any(String) } });
    expect((await examStorage.readCopy(ATTEMPT_ID))?.position).toEqual({ section: 1, question: 2 });
    expect(await examStorage.readCopy(ATTEMPT_ID)).toMatchObject(chosen.queue);
    expect(localStorage.getItem('nowSection')).toBe('1');
    expect(examStorage.readPosition()).toEqual({ section: 1, question: 2 });
  });
  it('stores no result after the student has logged out, and keeps the values of the next person', async () => {
    await examStorage.storeProgress(ATTEMPT_ID, chosen, START_TIME);
    localStorage.setItem('nowSection', '3');
    await examStorage.finish(ATTEMPT_ID, aResult(), { ...STUDENT_HERE, isHere: false });
    expect(stored.resultScore.read()).toBeNull();
    expect(stored.resultAnswer.read()).toBeNull();
    expect(localStorage.getItem('nowSection')).toBe('3');
    expect(await examStorage.readCopy(ATTEMPT_ID)).toBeNull();
  });
  it('has enough to continue offline, for its own student only', async () => {
    await examStorage.storeProgress(ATTEMPT_ID, { ...chosen, lostSince: START_TIME }, START_TIME);
    expect(await examStorage.readCopy(ATTEMPT_ID)).toMatchObject({
      attempt_id: ATTEMPT_ID,
      due: DUE_TIME,
      extra_time_percent: 0,
      lost_since: START_TIME,
      position: { section: 0, question: 0 },
    });
    stored.user.write(aUser({ id: '01a1fbd7-63b8-7644-8d79-000000000009' }));
    expect(await examStorage.readCopy(ATTEMPT_ID)).toBeNull();
  });
  it('returns the paper with its version, also in a later session', async () => {
    startSession(aToken());
    await examStorage.storePaper(aWirePaper(), ATTEMPT_ID, 'v1');
    startSession(aToken({ jti: '01a1fbd7-63b8-7644-8d79-000000000003' }));
    expect(await examStorage.readPaper(EXAM_ID)).toMatchObject({ id: EXAM_ID, paper_version: 'v1' });
  });
  it('returns unsent answers to their student after another account was logged in', async () => {
    await examStorage.storePaper(aWirePaper(), ATTEMPT_ID, 'v1');
    await examStorage.storeProgress(ATTEMPT_ID, chosen, START_TIME);
    const other = '01a1fbd7-63b8-7644-8d79-000000000009';
    startSession(aToken({ id: other, sub: other }));
    expect(localStorage.getItem('exams')).toBeNull();
    expect(await examStorage.readCopy(ATTEMPT_ID)).toBeNull();
    startSession(aToken());
    expect(await examStorage.readCopy(ATTEMPT_ID)).toMatchObject(chosen.queue);
  });
  it('has no unsent answers once all are acknowledged', async () => {
    await examStorage.storeProgress(ATTEMPT_ID, chosen, START_TIME);
    await examStorage.storeProgress(ATTEMPT_ID, { ...chosen, queue: EMPTY_QUEUE }, START_TIME);
    expect(await examStorage.readCopy(ATTEMPT_ID)).toMatchObject(EMPTY_QUEUE);
  });
  it('has no copy for another attempt', async () => {
    await examStorage.storeProgress(ATTEMPT_ID, chosen, START_TIME);
    expect(await examStorage.readCopy('another')).toBeNull();
  });
  it('has only the result once the attempt is closed', async () => {
    await examStorage.storePaper(aWirePaper(), ATTEMPT_ID, 'v1');
    await examStorage.storeProgress(ATTEMPT_ID, chosen, START_TIME);
    await examStorage.finish(ATTEMPT_ID, aResult(), STUDENT_HERE);
    expect(Object.keys(localStorage).sort()).toEqual(['resultAnswer', 'resultScore', 'user']);
    expect(localStorage.getItem('resultScore')).toBe('3');
  });
});

describe('a corrupt value', () => {
  const corrupt = [
    '',
    '{',
    'null',
    '[]',
    '{}',
    '"text"',
    '-1',
    '1.5',
    '[{"a":5}]',
    '{"format":2}',
    'undefined',
  ];
  it.each(corrupt)('%j reads as null and is dropped', async (value) => {
    for (const key of ['exams', 'nowQuestion', 'nowSection', UNSENT]) localStorage.setItem(key, value);
    expect(await examStorage.readPaper(EXAM_ID)).toBeNull();
    expect(await examStorage.readCopy(ATTEMPT_ID)).toBeNull();
    expect(examStorage.readPosition()).toBeNull();
    expect(localStorage.getItem('exams')).toBeNull();
  });
  it.each([...corrupt.filter((value) => value !== '[]'), '[{"a":{"1":2}}]'])(
    '%j reads as no answers',
    (value) => {
      localStorage.setItem('answers', value);
      expect(examStorage.readShown()).toEqual({});
    },
  );
});
