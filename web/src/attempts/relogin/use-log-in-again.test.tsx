import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { stored } from '../../platform/device-store/stored.ts';
import { otherDocument } from '../../platform/navigation/other-document.ts';
import { endRefused, endSession, personHere, startSession } from '../../platform/session/session.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { EXAM_ID } from '../session/test-exam.ts';
import { useLogInAgain } from './use-log-in-again.tsx';

const session = { ports: { canStore: () => personHere() === aUser().id } } as ExamSession;
const Examination = () => useLogInAgain(session);

it('the dialog is for the student who opened the examination, even if local storage names another user', async () => {
  startSession(aToken());
  stored.user.write(aUser({ id: EXAM_ID, email: 'budi@sekolah.test' }));
  renderScreen(<Examination />);
  act(() => endSession('expired'));
  expect(await screen.findByDisplayValue('siti@sekolah.test')).toBeTruthy();
});

it.each([
  ['can be postponed if the session expired', () => endSession('expired'), 1],
  ['cannot be postponed if the server ended the session', endRefused, 0],
])('the login %s', async (_, end, offers) => {
  startSession(aToken());
  renderScreen(<Examination />);
  act(end);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Go on and log in later' })).toHaveLength(offers);
});

it.each([
  ['other sealing keys', ['made up']],
  ['no sealing keys', []],
])('an examination is left if another person opened it with the student’s id and %s', (_, seal_keys) => {
  const open = vi.spyOn(otherDocument, 'open').mockReturnValue();
  stored.user.write(aUser({ seal_keys }));
  renderScreen(<Examination />);
  expect(open).not.toHaveBeenCalled();
  act(() => void startSession(aToken()));
  expect(open).toHaveBeenCalledExactlyOnceWith('/dashboard');
});
