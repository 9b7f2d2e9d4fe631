import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aSession, oneWaiting } from '../session/test-exam.ts';
import { OnOtherDevice } from './exam-elsewhere.tsx';

function show(change: Parameters<typeof aSession>[0], isTakenOver = false) {
  const { server, session, state } = aSession({ ...change, elsewhere: true });
  renderScreen(
    <MemoryRouter>
      <OnOtherDevice session={session} state={state} isTakenOver={isTakenOver} />
    </MemoryRouter>,
  );
  return server;
}

describe('an examination that is open on another device', () => {
  it('shows how many answers are still being sent, and offers a takeover', async () => {
    const server = show({ queue: oneWaiting() });
    expect(screen.getByText(/1 answer from here is still being sent/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    await waitFor(() => expect(server.calls).toContain('takeOver'));
  });

  it('tells the device that was taken over to report a stranger, but not the device that asks', () => {
    show({}, true);
    expect(screen.getByText('You are now working on another device')).toBeDefined();
    expect(screen.getByText(/Not you\? Tell your supervisor\./)).toBeDefined();
    cleanup();
    show({});
    expect(screen.getByText('The exam is open on another device')).toBeDefined();
    expect(screen.queryByText(/Not you/)).toBeNull();
  });

  it('shows why a takeover failed', async () => {
    show({}).isDown = true;
    await userEvent.click(screen.getByRole('button', { name: 'Continue here' }));
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
