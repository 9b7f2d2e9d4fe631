import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EXAM_ID } from './test-exam.ts';
import { useTabLock } from './use-tab-lock.ts';

it('a page that comes back from the browser’s memory asks for its turn again, with which everything is read anew', async () => {
  const { result } = renderHook(() => useTabLock(EXAM_ID));
  await waitFor(() => expect(result.current).toMatchObject({ held: 'here', number: 1 }));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(result.current).toMatchObject({ held: 'here', number: 2 }));
});
