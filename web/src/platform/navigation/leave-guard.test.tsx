import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswers } from '../../../test/server-answers.ts';
import { useLogout } from '../../auth/use-logout.ts';
import { currentSession, startSession } from '../session/session.ts';
import { LeaveGuard } from './leave-guard.tsx';

function Page({ unsaved }: { unsaved: boolean }) {
  const { logout } = useLogout();
  return (
    <>
      <button type="button" onClick={logout}>
        Logout
      </button>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

function open(unsaved: boolean) {
  const router = createMemoryRouter([{ path: '/', element: <Page unsaved={unsaved} /> }]);
  const { unmount } = renderScreen(<RouterProvider router={router} />);
  return { user: userEvent.setup(), unmount };
}

beforeEach(() => {
  startSession(aToken());
});

describe('logging out with unsaved work', () => {
  test('asks first, and stays if the person chooses to', async () => {
    const fetchMock = fetchAnswers(200, { message: 'ok' });
    const { user } = open(true);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fetchMock).not.toHaveBeenCalled();
    expect(currentSession()).not.toBeNull();
  });

  test('logs out if the person agrees', async () => {
    const fetchMock = fetchAnswers(200, { message: 'ok' });
    const { user } = open(true);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(fetchMock).toHaveBeenCalledOnce();
  });
});

test('logging out without unsaved work does not ask', async () => {
  fetchAnswers(200, { message: 'ok' });
  const { user } = open(false);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(currentSession()).toBeNull());
});

test('logging out does not ask about a guard that was unmounted', async () => {
  fetchAnswers(200, { message: 'ok' });
  open(true).unmount();
  const { user } = open(false);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(currentSession()).toBeNull());
});
