import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { anExamination, aResult } from '../examinations/test-examinations.ts';
import { stored } from '../platform/device-store/stored.ts';
import { startSession } from '../platform/session/session.ts';

const EXAM_ID = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';
const ANSWERS = { [EXAM_ID]: { status: 'correct' as const, answer: 'Light' } };
const busy: [number, unknown] = [503, { message: 'The server is busy.', code: 'unavailable' }];

const LIST = '/api/examination';
const RESULT = `/api/exam/result?exam_id=${EXAM_ID}`;
const REVIEW = '/api/exam/result';
const STATE = `/api/exam/state?exam_id=${EXAM_ID}`;

type Answers = Record<string, [status: number, body: unknown]>;

/** Opens the result page of the examination for a student. Returns the replies, which may be changed. */
function open(answers: Answers) {
  startSession(aToken());
  stored.examId.write(EXAM_ID);
  const fetch = fetchAnswersByPath(answers);
  const asked = () => fetch.mock.calls.map(([path]) => String(path));
  return { ...renderApp('/result'), answers, asked };
}

/** The list with one attempt at the examination. */
const listed = (attempt_state: 'running' | 'submitted', result_score: number | null): Answers[string] => [
  200,
  {
    examinations: [anExamination({ id: EXAM_ID, examination_name: 'Mid-term', attempt_state })],
    examinations_result:
      attempt_state === 'running'
        ? {}
        : { one: aResult({ examination_id: EXAM_ID, examination_name: 'Mid-term', result_score }) },
  },
];

const receivedState = {
  answers: {
    l1: { option: '1', flagged: false, seq: 1 },
    l2: { option: null, flagged: true, seq: 2 },
    l3: { response: { 1: '2' }, flagged: false, seq: 3 },
  },
  questions: 3,
};

describe('the result', () => {
  function openWithCopy(answer = busy) {
    startSession(aToken());
    stored.resultAnswer.write(ANSWERS);
    stored.resultScore.write(7);
    return open({ [LIST]: busy, [REVIEW]: answer, [RESULT]: answer });
  }

  test('shows the stored score and a retry button if the questions cannot be loaded', async () => {
    openWithCopy();
    expect(await screen.findByText('TEST FEEDBACK')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Total Score' }).textContent).toContain('7');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  test('on this device is not shown if the server rejects the request', async () => {
    openWithCopy([404, { message: 'None.', code: 'not_found' }]);
    expect(await screen.findByText('None.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Total Score' })).toBeNull();
  });

  test('is removed from the device by Exit Test, which opens the dashboard', async () => {
    const { user, path } = openWithCopy();
    await user.click(await screen.findByRole('button', { name: 'Exit Test' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    await waitFor(() => expect(localStorage.getItem('resultScore')).toBeNull());
    expect(localStorage.getItem('resultAnswer')).toBeNull();
  });

  test('of an examination that was never taken leads to its page', async () => {
    const { path } = open({ [LIST]: [200, { examinations: [], examinations_result: {} }] });
    await waitFor(() => expect(path()).toBe('/examination-detail'));
  });
});

describe('a result that is held back', () => {
  const release = async ({ answers }: { answers: Answers }) => {
    const exam_result = { result_score: 7, result_max: 10, result_answer: {}, closed_by: 'student' };
    Object.assign(answers, {
      [LIST]: listed('submitted', 7),
      [RESULT]: [200, { exam_result }],
      [REVIEW]: [200, {}],
    });
    await vi.advanceTimersByTimeAsync(POLL_MS);
  };
  const POLL_MS = 15_000;
  afterEach(() => {
    vi.useRealTimers();
  });

  function openPending() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return open({ [LIST]: listed('submitted', null), [STATE]: [200, receivedState] });
  }

  test('confirms the submission with the exam’s name and the number of answers received', async () => {
    const { asked } = openPending();
    await screen.findByText('Submitted');
    const notice = screen.getByRole('status');
    await waitFor(() => expect(notice.textContent).toMatch(/2 of 3 questions answered. Received: .*20/));
    expect(notice.textContent).toContain('Mid-term');
    expect(within(notice).getByRole('button', { name: 'Exit Test' })).toBeTruthy();
    expect(screen.queryByText('By section')).toBeNull();
    // The server would refuse these calls, and browsers log every refused one.
    expect(asked()).not.toContain(RESULT);
    expect(asked()).not.toContain(REVIEW);
  });

  test('appears within seconds of its release', async () => {
    const opened = openPending();
    await screen.findByText('Submitted');
    await release(opened);
    expect(await screen.findByRole('region', { name: 'Total Score' })).toBeTruthy();
    expect(screen.queryByText('Submitted')).toBeNull();
  });

  test('gives way within seconds to Continue exam if the attempt was reopened', async () => {
    const { answers, user, path } = openPending();
    await screen.findByText('Submitted');
    answers[LIST] = listed('running', null);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect((await screen.findByRole('alert')).textContent).toContain('Your exam is open again');
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Continue exam' }));
    await waitFor(() => expect(path()).toBe('/examination'));
  });
});

test('a shown result gives way to Continue exam if the attempt was reopened', async () => {
  const exam_result = { result_score: 7, result_max: 10, result_answer: {}, closed_by: 'student' };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { answers } = open({
    [LIST]: listed('submitted', 7),
    [RESULT]: [200, { exam_result }],
    [REVIEW]: [200, {}],
  });
  expect((await screen.findByRole('region', { name: 'Total Score' })).textContent).toContain('Mid-term');
  answers[LIST] = listed('running', null);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await screen.findByRole('button', { name: 'Continue exam' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Total Score' })).toBeNull();
});

describe('a released result', () => {
  const question = (id: string, bank_question: string, hint: string | null = null) => ({
    id,
    bank_question,
    bank_option: '{}',
    hint,
  });
  const review = {
    LISTENING: [question('l1', 'Who speaks?'), question('l2', 'Where?', 'Listen for the town.')],
    READING: [question('r1', 'Why?'), question('r2', 'When?'), question('r3', 'What?')],
  };
  const given = (status: string) => ({ status, answer: status === 'unanswered' ? '' : 'Light' });

  function openReleased(answers: Record<string, object>) {
    startSession(aToken());
    stored.examId.write(EXAM_ID);
    const exam_result = { result_score: 7, result_max: 10, result_answer: answers, closed_by: 'student' };
    fetchAnswersByPath({
      [LIST]: listed('submitted', 7),
      '/api/exam/result': [200, review],
      [`/api/exam/result?exam_id=${EXAM_ID}`]: [200, { exam_result }],
    });
    return renderApp('/result');
  }

  const region = async (title: string) => (await screen.findByText(title)).closest('section') as HTMLElement;

  test('is shown with only a score and answers', async () => {
    startSession(aToken());
    stored.examId.write(EXAM_ID);
    const result_answer = { l1: { status: 'correct', answer: 'Light' }, l2: { answer: '' } };
    fetchAnswersByPath({
      [LIST]: listed('submitted', 7),
      '/api/exam/result': [200, review],
      [`/api/exam/result?exam_id=${EXAM_ID}`]: [200, { exam_result: { result_score: 7, result_answer } }],
    });
    renderApp('/result');
    expect(await screen.findByText('Total Score')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Total Score' }).textContent).toMatch(/Total Score7 1Correct/);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Light');
  });

  test('shows the counts of correct, incorrect and unanswered questions per section as text', async () => {
    openReleased({
      l1: given('correct'),
      l2: given('incorrect'),
      r1: given('correct'),
      r2: given('unanswered'),
    });
    const chart = within(await region('By section'));
    expect(chart.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'LISTENING1 / 21 correct, 1 incorrect, 0 unanswered',
      'READING1 / 31 correct, 0 incorrect, 2 unanswered',
    ]);
  });

  test('counts partly correct answers where there are any', async () => {
    openReleased({ l1: given('correct'), l2: given('partial') });
    const chart = within(await region('By section'));
    expect(chart.getAllByRole('listitem')[0]?.textContent).toBe(
      'LISTENING1 / 21 correct, 1 partly correct, 0 incorrect, 0 unanswered',
    );
    expect((await region('Total Score')).textContent).toMatch(/1Correct.*1Partly correct/);
  });

  test('shows the sections to practise, the weakest first, with their questions and hints', async () => {
    const { user } = openReleased({ l1: given('correct'), l2: given('incorrect'), r1: given('correct') });
    const practice = within(await region('What to practise'));
    const [first, second] = practice.getAllByRole('group');
    expect(first?.textContent).toContain('READING2 of 3 questions');
    expect(second?.textContent).toContain('LISTENING1 of 2 question');
    expect(practice.queryByText(/Listen for the town/)).toBeNull();
    await user.click(practice.getByText('LISTENING'));
    expect((await practice.findByText(/Listen for the town/)).textContent).toBe('Hint: Listen for the town.');
    expect(practice.queryByText('Who speaks?')).toBeNull();
  });

  test('with only correct answers shows praise and no questions to practise', async () => {
    const right = Object.values(review).flatMap((questions) => questions.map(({ id }) => id));
    openReleased(Object.fromEntries(right.map((id) => [id, given('correct')])));
    const practice = within(await region('What to practise'));
    expect(practice.getByText('Every answer is right. Very well done!')).toBeTruthy();
    expect(practice.queryByRole('list')).toBeNull();
  });
});
