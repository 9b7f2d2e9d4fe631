import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../test/server-answers.ts';
import { startSession } from '../../platform/session/session.ts';
import { anExaminationOfAdmins, EXAM_ID } from '../test-examinations.ts';
import { FullTimeOffer } from './full-time-offer.tsx';

const PATH = `/api/examination/${EXAM_ID}/full-time`;

beforeEach(() => startSession(aToken({ role: 'admin' })));

test('asks once about students whose time the old closing time has cut', async () => {
  const answers: Parameters<typeof fetchAnswersByPath>[0] = { [PATH]: [200, { attempts: 3 }] };
  fetchAnswersByPath(answers);
  renderScreen(<FullTimeOffer examination={anExaminationOfAdmins({ attempts_running: 5 })} />);
  expect(await screen.findByText(/^3 students end early because of the old closing time/)).toBeTruthy();
  answers[PATH] = [200, { attempts: 0, message: '', extended: 3 }];
  await userEvent.click(screen.getByRole('button', { name: 'Give the full time' }));
  expect(await screen.findByText('3 students have their full time.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give the full time' })).toBeNull());
});

test('does not ask the server while no student takes the exam', () => {
  const fetched = fetchAnswersByPath({});
  renderScreen(<FullTimeOffer examination={anExaminationOfAdmins()} />);
  expect(fetched).not.toHaveBeenCalled();
});
