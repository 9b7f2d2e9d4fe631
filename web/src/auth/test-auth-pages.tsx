/** Opens the pages before login, and finds their fields, in tests. */
import type { Settings } from '@lulus/contract';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Mock } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { LoggedOutArea } from '../app/layout/session-area.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

export function open(path: string, settings?: Settings | null) {
  const router = createMemoryRouter(
    [
      { element: <LoggedOutArea />, children: [{ path: '/login', element: <LoginPage /> }] },
      { path: '/register', element: <RegisterPage /> },
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  renderScreen(<RouterProvider router={router} />, settings === undefined ? {} : { settings });
  const goTo = (to: string) => act(() => router.navigate(to));
  const goBack = () => act(() => router.navigate(-1));
  return {
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    search: () => router.state.location.search,
    goTo,
    goBack,
  };
}

/** Another person logs in in another tab. This tab gets no storage event yet. */
export function anotherLogsIn() {
  const id = '01a1fbd7-63b8-7644-8d79-000000000009';
  localStorage.setItem('token', aToken({ id, sub: id, first_name: 'Budi' }));
}
export const hearOfIt = () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));

/** Returns the tokens of the sessions that were ended on the server. */
export const endedIn = (asked: Mock<typeof fetch>) =>
  asked.mock.calls
    .filter(([path]) => path === '/api/auth/logout')
    .map(([, init]) => new Headers(init?.headers).get('Authorization')?.replace('Bearer ', ''));

/** Delays the answer to the path `late` until `happen` has finished. By default, Budi logs in in another tab. */
export function fetchAnswersAfter(
  answers: Parameters<typeof fetchAnswersByPath>[0],
  late: string,
  happen: () => unknown = anotherLogsIn,
) {
  const asked = fetchAnswersByPath(answers);
  const answer = asked.getMockImplementation() as typeof fetch;
  return asked.mockImplementation(async (path, init) => {
    if (path === late) await happen();
    return answer(path, init);
  });
}

export const identifier = () => screen.getByLabelText<HTMLInputElement>('Email atau nomor WhatsApp');
export const password = () => screen.getByLabelText<HTMLInputElement>('Kata Sandi');
