import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { startSession } from '../../platform/session/session.ts';
import { EXAM_ID } from '../session/test-exam.ts';
import { useTabLock } from './use-tab-lock.ts';

it('a page restored from the back-forward cache acquires the lock again and counts it', async () => {
  const { result } = renderHook(() => useTabLock(EXAM_ID));
  await waitFor(() => expect(result.current).toMatchObject({ owner: 'here', acquisitions: 1 }));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(result.current).toMatchObject({ owner: 'here', acquisitions: 2 }));
});

it('two students of one browser have separate locks for the same examination', async () => {
  startSession(aToken());
  const { result: first } = renderHook(() => useTabLock(EXAM_ID));
  await waitFor(() => expect(first.current.owner).toBe('here'));
  startSession(aToken({ id: '01a1fbd7-63b8-7644-8d79-0000000000aa' }));
  const { result: second } = renderHook(() => useTabLock(EXAM_ID));
  await waitFor(() => expect(second.current.owner).toBe('here'));
  expect(first.current.owner).toBe('here');
  const { result: third } = renderHook(() => useTabLock(EXAM_ID));
  await waitFor(() => expect(third.current.owner).toBe('other'));
});
