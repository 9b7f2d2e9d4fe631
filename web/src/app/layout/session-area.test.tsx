import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { currentSession, endSession, startSession } from '../../platform/session/session.ts';
import { SessionArea } from './session-area.tsx';

const OTHER = '01a1fbd7-63b8-7644-8d79-00000000000f';

/** A page that does not update when the person changes. */
function Page() {
  const [of] = useState(() => currentSession()?.user.id);
  return <p>What {of} looked at</p>;
}

function show(logsInAgain: boolean) {
  const routes = [
    {
      element: <SessionArea logsInAgain={logsInAgain} />,
      children: [{ path: '/result', element: <Page /> }],
    },
    { path: '/login', element: 'the login' },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/result'] });
  renderScreen(<RouterProvider router={router} />);
  return router;
}

const becomeAnother = () => act(async () => void startSession(aToken({ id: OTHER, sub: OTHER })));

beforeEach(() => void startSession(aToken()));

test('a new person does not see the content of the previous one, even without a logout', async () => {
  show(false);
  const before = screen.getByText(/What .+ looked at/).textContent;
  await becomeAnother();
  expect(screen.getByText(`What ${OTHER} looked at`)).toBeTruthy();
  expect(before).not.toContain(OTHER);
});

test('a page with login in place keeps its content until another person logs in', async () => {
  show(true);
  const before = screen.getByText(/What .+ looked at/).textContent;
  act(() => endSession('expired'));
  expect(screen.getByText(before ?? '')).toBeTruthy();
  await becomeAnother();
  expect(screen.getByText(`What ${OTHER} looked at`)).toBeTruthy();
});

test('the login after the end of a session leads back to the page', async () => {
  const router = show(false);
  await act(async () => endSession('expired'));
  expect(screen.getByText('the login')).toBeTruthy();
  expect(router.state.location.search).toBe('?next=%2Fresult');
});

test.each([true, false])('a logout opens the login, in this or another tab', async (logsInAgain) => {
  const router = show(logsInAgain);
  await act(async () => {
    if (logsInAgain) endSession('expired');
    for (const key of ['user', 'token']) {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
  });
  expect(screen.getByText('the login')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});
