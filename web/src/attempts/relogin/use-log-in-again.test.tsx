import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { endSession, startSession } from '../../platform/session/session.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { useLogInAgain } from './use-log-in-again.tsx';

const wake = vi.fn();
const Examination = () => useLogInAgain({ wake } as Partial<ExamSession> as ExamSession);

it('the dialog is for the student who opened the examination, and the examination goes on after the login', async () => {
  startSession(aToken());
  renderScreen(<Examination />);
  act(() => endSession('expired'));
  expect(await screen.findByDisplayValue('siti@sekolah.test')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on and log in later' })).toBeTruthy();
  expect(wake).not.toHaveBeenCalled();
  act(() => void startSession(aToken()));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(wake).toHaveBeenCalledOnce();
});
