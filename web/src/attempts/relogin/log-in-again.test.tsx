import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswers } from '../../../test/server-answers.ts';
import { endedIn } from '../../auth/test-auth-pages.tsx';
import { currentSession, endSession, startSession } from '../../platform/session/session.ts';
import { EXAM_ID } from '../session/test-exam.ts';
import { LogInAgain } from './log-in-again.tsx';

const owner = aUser();

async function logIn(accessToken: string) {
  const fetchMock = fetchAnswers(200, { access_token: accessToken });
  await sendLogin();
  return fetchMock;
}

async function sendLogin() {
  renderScreen(<LogInAgain ownerId={owner.id} identifier="siti@sekolah.test" onLater={() => undefined} />);
  expect(screen.getByDisplayValue('siti@sekolah.test')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Kata Sandi'), 'rahasia');
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
}

describe('logging in again over an examination', () => {
  beforeEach(() => {
    startSession(aToken());
    endSession('expired');
  });

  it('starts a session of the attempt’s student', async () => {
    await logIn(aToken());
    await waitFor(() => expect(currentSession()?.user.id).toBe(owner.id));
  });

  it('can be postponed', async () => {
    const onLater = vi.fn();
    renderScreen(<LogInAgain ownerId={owner.id} identifier="" onLater={onLater} />);
    await userEvent.click(screen.getByRole('button', { name: 'Go on and log in later' }));
    expect(onLater).toHaveBeenCalledOnce();
  });

  it('rejects another account, and leaves the stored examination unchanged', async () => {
    localStorage.setItem('exams', 'the paper');
    await logIn(aToken({ id: EXAM_ID }));
    expect(await screen.findByText(/taken with another account/)).toBeDefined();
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('exams')).toBe('the paper');
  });

  it('clears the form after a login with another account', async () => {
    await logIn(aToken({ id: EXAM_ID }));
    await screen.findByText(/taken with another account/);
    expect(screen.getByLabelText<HTMLInputElement>('Kata Sandi').value).toBe('');
    expect(screen.getByDisplayValue('siti@sekolah.test')).toBeDefined();
  });

  it('ends the session of another account on the server', async () => {
    const other = aToken({ id: EXAM_ID });
    const fetchMock = await logIn(other);
    await screen.findByText(/taken with another account/);
    expect(endedIn(fetchMock)).toEqual([other]);
  });
});
