import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { ApiError, NetworkError } from '../../platform/api/client.ts';
import { otherDocument } from '../../platform/navigation/other-document.ts';
import { startSession } from '../../platform/session/session.ts';
import { notePlaying } from '../listening/playing-recordings.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { aServer, aState, EXAM_ID } from '../session/test-exam.ts';
import { useReopenExam } from './use-reopen-exam.ts';

beforeEach(() => {
  vi.spyOn(otherDocument, 'open').mockReturnValue();
  startSession(aToken());
});
afterEach(() => void vi.useRealTimers());

interface How {
  paperSession?: string;
  canCall?: boolean;
  lostSince?: number | null;
  /** The failures of the first requests for the paper. */
  failures?: Error[];
  comes?: Promise<void>;
}

function show({
  paperSession = '',
  canCall = true,
  lostSince = null,
  failures = [],
  comes = Promise.resolve(),
}: How = {}) {
  const { api } = aServer();
  const answer = api.paper;
  const paper = vi.spyOn(api, 'paper').mockImplementation((...asked) => comes.then(() => answer(...asked)));
  for (const failure of failures) paper.mockRejectedValueOnce(failure);
  const ports = { api, random: () => 0, canCall: () => canCall };
  const session = { examId: EXAM_ID, paperSession, ports } as unknown as ExamSession;
  const { result } = renderHook(() => useReopenExam(session, aState({ lostSince })));
  return { paper, isCovered: () => result.current };
}

const opened = () =>
  vi.waitFor(() => expect(otherDocument.open).toHaveBeenCalledWith(`/examination?examId=${EXAM_ID}`));

it('an examination of an earlier session’s paper is opened again, and no other one, once its paper comes', async () => {
  const { paper, isCovered } = show({ failures: [new NetworkError(), new NetworkError()] });
  await opened();
  expect(paper).toHaveBeenCalledTimes(3);
  expect(isCovered()).toBe(true);
});

it('it is opened again in a session that it was not opened in, whichever session its paper names', async () => {
  const { paper } = show({ paperSession: aUser().jti });
  act(() => void startSession(aToken({ jti: '01a1fbd7-63b8-7644-8d79-000000000003' })));
  await opened();
  expect(paper).toHaveBeenCalledOnce();
});

it('it is opened again where the server knows of no such paper', async () => {
  const { paper } = show({ failures: [new ApiError(404, 'not_found', 'There is no such attempt.')] });
  await opened();
  expect(paper).toHaveBeenCalledOnce();
});

it('it is shown after ten seconds on a slow line, and opened again when its paper comes', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { isCovered } = show({ comes: promise });
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(isCovered()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isCovered()).toBe(false);
  expect(otherDocument.open).not.toHaveBeenCalled();
  resolve();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(otherDocument.open).toHaveBeenCalledOnce();
});

it('a recording that plays is not covered, and the examination is opened again once it has ended', async () => {
  vi.useFakeTimers();
  const heardNoMore = notePlaying();
  const { isCovered } = show();
  expect(isCovered()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(otherDocument.open).not.toHaveBeenCalled();
  heardNoMore();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(otherDocument.open).toHaveBeenCalledOnce();
});

it.each([
  ['without the server', { lostSince: 1 }],
  ['without a session', { canCall: false }],
  ['where it is of this session', { paperSession: aUser().jti }],
])('nothing is opened again %s', async (_, how) => {
  const { paper, isCovered } = show(how);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(paper).not.toHaveBeenCalled();
  expect(isCovered()).toBe(false);
  expect(otherDocument.open).not.toHaveBeenCalled();
});
