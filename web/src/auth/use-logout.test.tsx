import { getLeaderboard } from '@lulus/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { call } from '../platform/api/client.ts';
import { stored } from '../platform/device-store/stored.ts';
import { otherDocument } from '../platform/navigation/other-document.ts';
import { currentSession, lastSessionEnd, startSession } from '../platform/session/session.ts';
import { fetchAnswersAfter } from './test-auth-pages.tsx';

type Answer = [status: number, body: unknown];

const LIST = { '/api/examination': [200, { examinations: [], examinations_result: {} }] as Answer };

async function logOut(answer: Answer) {
  startSession(aToken());
  stored.resultScore.write(7);
  const asked = fetchAnswersByPath({ ...LIST, '/api/auth/logout': answer });
  const app = renderApp('/dashboard');
  const [button] = await screen.findAllByRole('button', { name: 'Logout' });
  await app.user.click(button as HTMLElement);
  return { ...app, asked };
}

describe('logging out', () => {
  test('revokes the token on the server, clears the person’s data, and leaves the screen', async () => {
    const { asked } = await logOut([200, { message: 'Bye.' }]);
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    const sent = asked.mock.calls.find(([address]) => String(address).endsWith('/api/auth/logout'))?.[1];
    expect(new Headers(sent?.headers).get('authorization')).toMatch(/^Bearer /);
    expect(currentSession()).toBeNull();
    for (const key of ['token', 'user', 'pwd', 'resultScore']) expect(localStorage.getItem(key)).toBeNull();
  });

  test('also clears the data of a person whose session had already ended', async () => {
    const open = vi.spyOn(otherDocument, 'open').mockReturnValue();
    await logOut([401, { message: 'Please log in.', code: 'unauthenticated' }]);
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
    expect(localStorage.getItem('resultScore')).toBeNull();
    // The login must not open before all data are cleared. main.tsx opens it afterwards.
    expect(lastSessionEnd()).toBe('logout');
    expect(open).not.toHaveBeenCalled();
  });

  test('counts as a logout if another call gets a 401 before the answer arrives', async () => {
    startSession(aToken());
    stored.resultScore.write(7);
    const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
    const sent = '/api/auth/logout';
    fetchAnswersAfter({ ...LIST, [sent]: [200, { message: 'Bye.' }] }, sent, () => isAnswered);
    const { user } = renderApp('/dashboard');
    const [button] = await screen.findAllByRole('button', { name: 'Logout' });
    await user.click(button as HTMLElement);
    fetchAnswersByPath({ '/api/leaderboard': [401, { message: 'Please log in.', code: 'unauthenticated' }] });
    await call(getLeaderboard, { query: {} }).catch(() => undefined);
    expect(lastSessionEnd()).toBe('logout');
    for (const key of ['token', 'user', 'leaving', 'resultScore'])
      expect(localStorage.getItem(key)).toBeNull();
    resolve();
  });

  test('does not end a session that another person started in another tab before the answer', async () => {
    startSession(aToken());
    const sent = '/api/auth/logout';
    fetchAnswersAfter({ ...LIST, [sent]: [200, { message: 'Bye.' }] }, sent, () => {
      const id = '01a1fbd7-63b8-7644-8d79-000000000009';
      localStorage.setItem('token', aToken({ id, sub: id, jti: id, first_name: 'Budi' }));
    });
    const { user } = renderApp('/dashboard');
    const [button] = await screen.findAllByRole('button', { name: 'Logout' });
    await user.click(button as HTMLElement);
    await waitFor(() => expect(currentSession()?.user.first_name).toBe('Budi'));
    await waitFor(() => expect(screen.queryByText('Logging out…')).toBeNull());
    expect(currentSession()?.user.first_name).toBe('Budi');
  });

  test('shows a failure, and the person stays logged in', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const message = 'The server is busy. Please try again in a moment.';
    const { path } = await logOut([503, { message, code: 'unavailable' }]);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(logged).toHaveBeenCalledWith(`Logout failure: ApiError: ${message}`);
    expect(path()).toBe('/dashboard');
    expect(currentSession()).not.toBeNull();
    expect(localStorage.getItem('leaving')).toBeNull();
  });

  describe('without an answer', () => {
    async function lost(found: Answer) {
      vi.spyOn(Math, 'random').mockReturnValue(0.01);
      const asked = fetchAnswersByPath({ ...LIST, '/api/account/sessions': found });
      startSession(aToken());
      const { user } = renderApp('/dashboard');
      const [button] = await screen.findAllByRole('button', { name: 'Logout' });
      await user.click(button as HTMLElement);
      return asked;
    }
    const isAsked = (asked: ReturnType<typeof fetchAnswersByPath>) =>
      asked.mock.calls.some(([address]) => String(address) === '/api/account/sessions');

    test('is cancelled when the server confirms that the session still exists', async () => {
      const asked = await lost([200, { sessions: [] }]);
      await waitFor(() => expect(isAsked(asked)).toBe(true));
      await waitFor(() => expect(stored.leaving.read()).toBeNull());
      expect(currentSession()).not.toBeNull();
    });

    test('is complete if the server has ended the session', async () => {
      await lost([401, { message: 'Please log in.', code: 'unauthenticated' }]);
      await waitFor(() => expect(lastSessionEnd()).toBe('logout'));
      for (const key of ['token', 'user', 'leaving']) expect(localStorage.getItem(key)).toBeNull();
    });

    test('stays pending, and asks the server until it answers', async () => {
      const asked = await lost([503, { message: 'Busy.', code: 'unavailable' }]);
      const times = () => asked.mock.calls.filter(([address]) => String(address).includes('sessions')).length;
      await waitFor(() => expect(times()).toBeGreaterThan(2));
      expect(currentSession()?.user.jti).toBe(stored.leaving.read());
    });
  });
});
