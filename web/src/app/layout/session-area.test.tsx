import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderApp, renderScreen } from '../../../test/render.tsx';
import { otherDocument } from '../../platform/navigation/other-document.ts';
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
  renderScreen(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/result'] })} />);
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

test('a page with login in place keeps its content', async () => {
  show(true);
  const before = screen.getByText(/What .+ looked at/).textContent;
  act(() => endSession('expired'));
  expect(screen.getByText(before ?? '')).toBeTruthy();
  await becomeAnother();
  expect(screen.getByText(before ?? '')).toBeTruthy();
});

test('after the end of a session the screen is empty until the login page opens', () => {
  const open = vi.spyOn(otherDocument, 'open').mockReturnValue();
  show(false);
  act(() => endSession('expired'));
  expect(open).toHaveBeenCalledWith('/login?next=%2Fresult');
  expect(screen.queryByText(/What .+ looked at/)).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
});

test.each([true, false])('after a logout the screen is empty until the login page opens', (logsInAgain) => {
  show(logsInAgain);
  act(() => endSession('logout'));
  expect(screen.queryByText(/What .+ looked at/)).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
});

test.each(['/', '/login', '/register', '/forgot-password', '/setPassword?token=abc', '/nowhere'])(
  '%s opens in a new document after a session has ended',
  (address) => {
    const open = vi.spyOn(otherDocument, 'open').mockReturnValue();
    endSession('expired');
    renderApp(address);
    expect(open).toHaveBeenCalledWith(address);
    expect(screen.getByRole('status')).toBeTruthy();
  },
);

test('a public page reopens in a new document when the session ends', async () => {
  const open = vi.spyOn(otherDocument, 'open').mockReturnValue();
  renderApp('/register');
  expect(await screen.findByRole('button', { name: 'Daftar' })).toBeTruthy();
  act(() => endSession('expired'));
  expect(open).toHaveBeenCalledWith('/register');
  expect(screen.queryByRole('button', { name: 'Daftar' })).toBeNull();
});

test('a public page leaves the redirect after a logout to main.tsx', () => {
  const open = vi.spyOn(otherDocument, 'open').mockReturnValue();
  endSession('logout');
  renderApp('/register');
  expect(screen.getByRole('status')).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
});
