import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aSession, oneWaiting, q, START_TIME } from '../session/test-exam.ts';
import { TimesUpOffline } from './times-up-offline.tsx';

it('shows how many answers are on the server and how many are not, and offers a copy and a retry', async () => {
  const { session, state } = aSession({
    lostSince: START_TIME,
    stored: { [q(0, 1)]: { response: '2', flagged: false, seq: 2 } },
    queue: oneWaiting(),
  });
  const submission = { status: 'failed' as const, submit: vi.fn(), submitUntilDone: vi.fn() };
  renderScreen(
    <MemoryRouter>
      <TimesUpOffline session={session} state={state} submission={submission} />
    </MemoryRouter>,
  );
  expect(screen.getByText('1 answer is safe on the server.')).toBeDefined();
  expect(screen.getByText(/^1 answer has not been sent/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save a copy' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the dashboard' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again now' }));
  expect(submission.submitUntilDone).toHaveBeenCalledOnce();
});
