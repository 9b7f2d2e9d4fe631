/** The pages before login, as their tests open them and type into them. */
import type { Settings } from '@lulus/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { renderScreen } from '../test-support.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

export function open(path: string, settings?: Settings | null) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/register', element: <RegisterPage /> },
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  renderScreen(<RouterProvider router={router} />, settings === undefined ? {} : { settings });
  return { user: userEvent.setup(), path: () => router.state.location.pathname };
}

export const identifier = () => screen.getByLabelText<HTMLInputElement>('Email atau nomor WhatsApp');
export const password = () => screen.getByLabelText<HTMLInputElement>('Kata Sandi');
