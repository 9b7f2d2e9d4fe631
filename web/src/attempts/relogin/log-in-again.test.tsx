import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswers } from '../../../test/server-answers.ts';
import { anotherLogsIn, endedIn, fetchAnswersAfter, hearOfIt } from '../../auth/test-auth-pages.tsx';
import { currentSession, endSession, startSession } from '../../platform/session/session.ts';
import { EXAM_ID } from '../session/test-exam.ts';
import { LogInAgain } from './log-in-again.tsx';

const owner = aUser();

async function logIn(accessToken: string) {
  const asked = fetchAnswers(200, { access_token: accessToken });
  await sendLogin();
  return asked;
}

async function sendLogin() {
  renderScreen(<LogInAgain ownerId={owner.id} identifier="siti@sekolah.test" />);
  expect(screen.getByDisplayValue('siti@sekolah.test')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Kata Sandi'), 'rahasia');
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
}

describe('logging in again over an examination', () => {
  beforeEach(() => {
    startSession(aToken());
    endSession('expired');
  });

  it('begins the session of the attempt’s student', async () => {
    await logIn(aToken());
    await waitFor(() => expect(currentSession()?.user.id).toBe(owner.id));
  });

  it('can be put off', async () => {
    const onLater = vi.fn();
    renderScreen(<LogInAgain ownerId={owner.id} identifier="" onLater={onLater} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go on and log in later' }));
    expect(onLater).toHaveBeenCalledOnce();
  });

  it('refuses another account, and touches nothing of what is kept', async () => {
    localStorage.setItem('exams', 'the paper');
    await logIn(aToken({ id: EXAM_ID }));
    expect(await screen.findByText(/taken with another account/)).toBeDefined();
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('exams')).toBe('the paper');
  });

  it('keeps nothing of what another one has typed', async () => {
    await logIn(aToken({ id: EXAM_ID }));
    await screen.findByText(/taken with another account/);
    expect(screen.getByLabelText<HTMLInputElement>('Kata Sandi').value).toBe('');
    expect(screen.getByDisplayValue('siti@sekolah.test')).toBeDefined();
  });

  it('leaves no session of another account on the server', async () => {
    const other = aToken({ id: EXAM_ID });
    const asked = await logIn(other);
    await screen.findByText(/taken with another account/);
    expect(endedIn(asked)).toEqual([other]);
  });

  it('replaces the session of the person who was logged in when it was sent', async () => {
    anotherLogsIn();
    await logIn(aToken());
    await waitFor(() => expect(currentSession()?.user.id).toBe(owner.id));
  });

  it('does not replace a session that has begun in another tab since', async () => {
    const late = aToken();
    const asked = fetchAnswersAfter({ '/api/auth/login': [200, { access_token: late }] }, '/api/auth/login');
    await sendLogin();
    await waitFor(() => expect(endedIn(asked)).toEqual([late]));
    expect(currentSession()?.user.first_name).toBe('Budi');
  });

  it('is not sent again by itself once another has logged in in another tab', async () => {
    const busy = { message: 'The server is busy.', code: 'unavailable' };
    const asked = fetchAnswers(503, busy, { 'Retry-After': '1' });
    await sendLogin();
    await screen.findByRole('timer');
    anotherLogsIn();
    act(() => void hearOfIt());
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Kata Sandi').value).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(asked).toHaveBeenCalledOnce();
  });
});
