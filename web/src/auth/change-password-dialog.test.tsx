import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderScreen } from '../../test/render.tsx';
import { fetchAnswers } from '../../test/server-answers.ts';
import { currentSession, startSession } from '../platform/session/session.ts';
import { ChangePasswordPrompt } from './change-password-prompt.tsx';
import { endedIn, fetchAnswersAfter } from './test-auth-pages.tsx';

const please = 'Please change your password, because your password is default. Thank you';

const show = (path = '/dashboard') =>
  renderScreen(
    <MemoryRouter initialEntries={[path]}>
      <ChangePasswordPrompt />
    </MemoryRouter>,
  );

async function open() {
  show();
  await screen.findByText(please);
  const user = userEvent.setup();
  return {
    async type(first: string, second: string) {
      await user.type(screen.getByLabelText('Kata Sandi baru'), `${first}{Enter}`);
      await screen.findByText('Please confirm your new password');
      await user.type(screen.getByLabelText('Konfirmasi Kata Sandi'), `${second}{Enter}`);
    },
    user,
  };
}

beforeEach(() => {
  startSession(aToken({ must_change_password: true }));
});

describe('the password prompt', () => {
  test('is not shown to a person who has chosen a password', () => {
    startSession(aToken());
    show();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does not cover the confirmation of a submission', () => {
    show('/result');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says that its second button ends the session', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Log out of the account' })).toBeTruthy();
  });

  test('shows that the two passwords differ, and asks again', async () => {
    const asked = fetchAnswers(200, {});
    const { type } = await open();
    await type('rahasia1', 'rahasia2');
    expect((await screen.findByRole('alert')).textContent).toBe('Your password is not match');
    expect(screen.getByText(please)).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  test('rejects a short password before it asks for the confirmation', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Kata Sandi baru'), 'abc{Enter}');
    expect(await screen.findByText('Kata sandi minimal 6 karakter')).toBeTruthy();
    expect(screen.getByText(please)).toBeTruthy();
  });

  test.each([
    ['the own name', 'Siti Rahmawati'],
    ['a common one', 'bismillah'],
  ])('rejects %s before it asks for the confirmation', async (_, password) => {
    const asked = fetchAnswers(200, {});
    const { user } = await open();
    await user.type(screen.getByLabelText('Kata Sandi baru'), `${password}{Enter}`);
    expect(await screen.findByText(/^(This|The) password (is one of the first|must not be)/)).toBeTruthy();
    expect(screen.queryByLabelText('Konfirmasi Kata Sandi')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  test('shows the minimum length first, and requires twelve characters from an admin', async () => {
    startSession(aToken({ role: 'admin', must_change_password: true }));
    const { user } = await open();
    expect(screen.getByText(/^Minimal 12 karakter\./)).toBeTruthy();
    await user.type(screen.getByLabelText('Kata Sandi baru'), 'elevenchars{Enter}');
    expect(await screen.findByText('Kata sandi minimal 12 karakter')).toBeTruthy();
  });

  test('changes the password, uses the new token, and closes', async () => {
    const asked = fetchAnswers(200, { message: 'Changed.', access_token: aToken() });
    const { type } = await open();
    await type('rahasia1', 'rahasia1');
    expect(await screen.findByText('Your password has been changed')).toBeTruthy();
    expect(asked.mock.calls[0]?.[1]?.body).toBe('{"password":"rahasia1"}');
    expect(currentSession()?.user.must_change_password).toBe(false);
    expect(localStorage.getItem('pwd')).toBe('oke');
    await waitFor(() => expect(screen.queryByText(please)).toBeNull());
  });

  test('does not replace a session that started in another tab after the request', async () => {
    const late = aToken();
    const sent = '/api/auth/update-password';
    const asked = fetchAnswersAfter({ [sent]: [200, { access_token: late }] }, sent);
    const { type } = await open();
    await type('rahasia1', 'rahasia1');
    await waitFor(() => expect(endedIn(asked)).toEqual([late]));
    expect(currentSession()?.user.first_name).toBe('Budi');
    expect(screen.queryByText('Your password has been changed')).toBeNull();
  });

  test('starts no session after a logout in another tab', async () => {
    const late = aToken();
    const sent = '/api/auth/update-password';
    const logOut = () => localStorage.removeItem('token');
    const asked = fetchAnswersAfter({ [sent]: [200, { access_token: late }] }, sent, logOut);
    const { type } = await open();
    await type('rahasia1', 'rahasia1');
    await waitFor(() => expect(endedIn(asked)).toEqual([late]));
    expect(currentSession()).toBeNull();
  });

  test('shows a failure, and asks again', async () => {
    fetchAnswers(503, { message: 'The server is busy. Please try again in a moment.', code: 'unavailable' });
    const { type } = await open();
    await type('rahasia1', 'rahasia1');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to change password');
    expect(currentSession()?.user.must_change_password).toBe(true);
  });
});
