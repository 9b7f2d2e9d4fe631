import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { aCopy } from '../attempts/device-copy/test-device-copy.ts';
import { ATTEMPT_ID } from '../attempts/session/test-exam.ts';
import { stored } from '../platform/device-store/stored.ts';
import { currentSession, startSession } from '../platform/session/session.ts';
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
    await logOut([401, { message: 'Please log in.', code: 'unauthenticated' }]);
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
    expect(localStorage.getItem('resultScore')).toBeNull();
    expect(currentSession()).toBeNull();
  });

  test('is complete if the page closes before the answer', async () => {
    startSession(aToken());
    stored.resultScore.write(7);
    const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
    const sent = '/api/auth/logout';
    fetchAnswersAfter({ ...LIST, [sent]: [200, { message: 'Bye.' }] }, sent, () => isAnswered);
    const { user } = renderApp('/dashboard');
    const [button] = await screen.findAllByRole('button', { name: 'Logout' });
    await user.click(button as HTMLElement);
    await screen.findByText('Logging out…');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    for (const key of ['token', 'user', 'resultScore']) expect(localStorage.getItem(key)).toBeNull();
    resolve();
  });

  test('asks first if answers are unsent, and says that they stay for this student only', async () => {
    localStorage.setItem(`unsentAnswers:${ATTEMPT_ID}`, JSON.stringify({ ...aCopy(1), due: Date.now() }));
    startSession(aToken());
    const asked = fetchAnswersByPath({ ...LIST, '/api/auth/logout': [200, { message: 'Bye.' }] });
    const { user } = renderApp('/dashboard');
    const press = async () =>
      user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Unsent answers' });
    expect(dialog.textContent).toMatch(/1 answer is not sent yet\. It stays on this computer for you/);
    await user.click(within(dialog).getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentSession()).not.toBeNull();
    await press();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(asked.mock.calls.filter(([path]) => path === '/api/auth/logout')).toHaveLength(1);
    expect(localStorage.getItem(`unsentAnswers:${ATTEMPT_ID}`)).not.toBeNull();
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
  });
});
