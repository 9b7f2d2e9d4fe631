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
  /** The server sends the paper once this resolves. */
  released?: Promise<void>;
}

function show({
  paperSession = '',
  canCall = true,
  lostSince = null,
  failures = [],
  released = Promise.resolve(),
}: How = {}) {
  const { api } = aServer();
  const answer = api.paper;
  const paper = vi.spyOn(api, 'paper').mockImplementation((...args) => released.then(() => answer(...args)));
  for (const failure of failures) paper.mockRejectedValueOnce(failure);
  const ports = { api, random: () => 0, canCall: () => canCall };
  const session = { examId: EXAM_ID, paperSession, ports } as unknown as ExamSession;
  const { result } = renderHook(() => useReopenExam(session, aState({ lostSince })));
  return { paper, isCovered: () => result.current };
}

const opened = () =>
  vi.waitFor(() => expect(otherDocument.open).toHaveBeenCalledWith(`/examination?examId=${EXAM_ID}`));

it('an examination with a paper of another session is reopened once the server sends the paper', async () => {
  const { paper, isCovered } = show({ failures: [new NetworkError(), new NetworkError()] });
  await opened();
  expect(paper).toHaveBeenCalledTimes(3);
  expect(isCovered()).toBe(true);
});

it('it is reopened after a new login', async () => {
  const { paper } = show({ paperSession: aUser().jti });
  act(() => void startSession(aToken({ jti: '01a1fbd7-63b8-7644-8d79-000000000003' })));
  await opened();
  expect(paper).toHaveBeenCalledOnce();
});

it('it is reopened if the server rejects the request for the paper', async () => {
  const { paper } = show({ failures: [new ApiError(404, 'not_found', 'There is no such attempt.')] });
  await opened();
  expect(paper).toHaveBeenCalledOnce();
});

it('it is uncovered after ten seconds of waiting, and reopened when the paper arrives', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { isCovered } = show({ released: promise });
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(isCovered()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isCovered()).toBe(false);
  expect(otherDocument.open).not.toHaveBeenCalled();
  resolve();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(otherDocument.open).toHaveBeenCalledOnce();
});

it('it is not covered while a recording plays, and reopened once the recording has ended', async () => {
  vi.useFakeTimers();
  const endPlaying = notePlaying();
  const { isCovered } = show();
  expect(isCovered()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(otherDocument.open).not.toHaveBeenCalled();
  endPlaying();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(otherDocument.open).toHaveBeenCalledOnce();
});

it.each([
  ['the server is unreachable', { lostSince: 1 }],
  ['no one is logged in', { canCall: false }],
  ['its paper is of this session', { paperSession: aUser().jti }],
])('it is not reopened while %s', async (_, how) => {
  const { paper, isCovered } = show(how);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(paper).not.toHaveBeenCalled();
  expect(isCovered()).toBe(false);
  expect(otherDocument.open).not.toHaveBeenCalled();
});
