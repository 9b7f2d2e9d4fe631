/** Open pages of a student follow the attempt, which an admin may reopen. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { stored } from '../platform/device-store/stored.ts';
import { startSession } from '../platform/session/session.ts';
import { anExamination, EXAM_ID } from './test-examinations.ts';

const POLL_MS = 15_000;
const examination = (attempt_state: 'submitted' | 'running') =>
  anExamination({ id: EXAM_ID, attempt_state, attempts_left: 0 });
const replies = (attempt_state: 'submitted' | 'running'): Record<string, [number, unknown]> => ({
  '/api/examination': [200, { examinations: [examination(attempt_state)], examinations_result: {} }],
  [`/api/examination/${EXAM_ID}`]: [200, examination(attempt_state)],
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(path: string, role: 'student' | 'admin' = 'student') {
  startSession(aToken({ role }));
  stored.examId.write(EXAM_ID);
  const answers = replies('submitted');
  const fetch = fetchAnswersByPath(answers);
  renderApp(path);
  return {
    answers,
    listed: () => fetch.mock.calls.filter(([called]) => called === '/api/examination').length,
  };
}

test.each([
  ['/dashboard', 'An exam is running'],
  ['/examinations', 'In progress'],
  ['/examination-detail', 'Continue exam'],
])('an open %s shows within seconds that the attempt was reopened', async (path, shown) => {
  const { answers } = open(path);
  await screen.findAllByText('Submitted');
  expect(screen.queryByText(shown)).toBeNull();
  Object.assign(answers, replies('running'));
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(await screen.findByText(shown)).toBeTruthy();
});

test('the list of an admin, who has no attempt, is not fetched again and again', async () => {
  const { listed } = open('/examinations', 'admin');
  await screen.findByRole('heading', { name: 'All Examinations' });
  const before = listed();
  await vi.advanceTimersByTimeAsync(4 * POLL_MS);
  expect(listed()).toBe(before);
});
