import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { startSession } from '../../platform/session/session.ts';
import { EXAM_ID } from '../session/test-exam.ts';
import { useTabLock } from './use-tab-lock.ts';

it('a page that comes back from the browser’s memory asks for the lock again, and reads everything again once it has it', async () => {
  const { result } = renderHook(() => useTabLock(EXAM_ID));
  await waitFor(() => expect(result.current).toMatchObject({ held: 'here', number: 1 }));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(result.current).toMatchObject({ held: 'here', number: 2 }));
});

it('a student’s tab is not asked for by that of another, which waits for its own with the same examination', async () => {
  startSession(aToken());
  const { result: first } = renderHook(() => useTabLock(EXAM_ID));
  await waitFor(() => expect(first.current.held).toBe('here'));
  startSession(aToken({ id: '01a1fbd7-63b8-7644-8d79-0000000000aa' }));
  const { result: second } = renderHook(() => useTabLock(EXAM_ID));
  await waitFor(() => expect(second.current.held).toBe('here'));
  expect(first.current.held).toBe('here');
  const { result: third } = renderHook(() => useTabLock(EXAM_ID));
  await waitFor(() => expect(third.current.held).toBe('other'));
});
