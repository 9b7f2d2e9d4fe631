import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/client.ts';
import { aSession, DUE_TIME } from '../session/test-exam.ts';
import { useSubmit } from './use-submit.ts';

function submissionOf(now: number) {
  const { server, session } = aSession({ phase: 'ended' });
  server.now = now;
  session.start();
  const { result } = renderHook(() => useSubmit(session), { wrapper: MemoryRouter });
  return { server, session, submission: () => result.current };
}

const submits = (calls: string[]) => calls.filter((call) => call === 'submit').length;

describe('the automatic submit', () => {
  it('happens once the server confirms that the time is over', async () => {
    const { server, submission } = submissionOf(DUE_TIME);
    act(() => void submission().submitUntilDone());
    await waitFor(() => expect(submits(server.calls)).toBe(1));
  });

  it('does not happen while there is time left by the server’s clock', async () => {
    const { server, session, submission } = submissionOf(DUE_TIME - 60_000);
    act(() => void submission().submitUntilDone());
    await waitFor(() => expect(session.getState().phase).toBe('running'));
    expect(submits(server.calls)).toBe(0);
  });

  it('is retried at once when the connection returns', async () => {
    const { server, submission } = submissionOf(DUE_TIME);
    server.isDown = true;
    act(() => void submission().submitUntilDone());
    await waitFor(() => expect(submission().status).toBe('failed'));
    server.isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(submits(server.calls)).toBe(1));
  });

  it.each(['submit', 'submitUntilDone'] as const)('logs a failure of %s', async (way) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { server, session, submission } = submissionOf(DUE_TIME);
    vi.spyOn(session.ports.api, 'submit').mockRejectedValueOnce(new ApiError(500, 'refused', 'No room.'));
    act(() => void submission()[way]());
    await waitFor(() => expect(logged.mock.calls).toEqual([['Submit failure: ApiError: No room.']]));
    if (way === 'submitUntilDone') await waitFor(() => expect(submits(server.calls)).toBe(1));
  });

  it('sends one request for two presses', async () => {
    const { server, submission } = submissionOf(DUE_TIME);
    act(() => {
      submission().submit();
      submission().submit();
    });
    await waitFor(() => expect(submits(server.calls)).toBe(1));
  });
});
