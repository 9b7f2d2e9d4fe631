import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath } from '../../test/server-answers.ts';
import { stored } from '../platform/device-store/stored.ts';
import { startSession } from '../platform/session/session.ts';

const EXAM_ID = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';
const ANSWERS = { [EXAM_ID]: { status: 'correct' as const, answer: 'Light' } };
const busy: [number, unknown] = [503, { message: 'The server is busy.', code: 'unavailable' }];

/** Opens the result page with a result stored on the device. */
function open(answer = busy) {
  startSession(aToken());
  stored.examId.write(EXAM_ID);
  stored.resultAnswer.write(ANSWERS);
  stored.resultScore.write(7);
  fetchAnswersByPath({
    '/api/examination': [200, { examinations: [], examinations_result: {} }],
    '/api/exam/result': answer,
    [`/api/exam/result?exam_id=${EXAM_ID}`]: answer,
  });
  return renderApp('/result');
}

describe('the result', () => {
  test('shows the stored score and a retry button if the questions cannot be loaded', async () => {
    open();
    expect(await screen.findByText('TEST FEEDBACK')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Total Score' }).textContent).toContain('7');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  test.each([
    [404, 'not_found'],
    [409, 'attempt_running'],
  ])('on this device is not shown if the server rejects the request: %i %s', async (status, code) => {
    open([status, { message: 'None.', code }]);
    expect(await screen.findByText('None.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Total Score' })).toBeNull();
  });

  test('is removed from the device by Exit Test, which opens the dashboard', async () => {
    const { user, path } = open();
    await user.click(await screen.findByRole('button', { name: 'Exit Test' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    await waitFor(() => expect(localStorage.getItem('resultScore')).toBeNull());
    expect(localStorage.getItem('resultAnswer')).toBeNull();
  });
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
      '/api/exam/result': [200, review],
      [`/api/exam/result?exam_id=${EXAM_ID}`]: [200, { exam_result: { result_score: 7, result_answer } }],
    });
    renderApp('/result');
    expect(await screen.findByText('Total Score')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Total Score' }).textContent).toMatch(/^Total Score7 1Correct/);
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

  test('is hidden before its release', async () => {
    startSession(aToken());
    stored.examId.write(EXAM_ID);
    const refused: [number, unknown] = [409, { message: 'Not yet.', code: 'results_not_released' }];
    fetchAnswersByPath({
      '/api/exam/result': refused,
      [`/api/exam/result?exam_id=${EXAM_ID}`]: refused,
      [`/api/examination/${EXAM_ID}`]: busy,
    });
    renderApp('/result');
    await screen.findByText('Submitted');
    expect(screen.queryByText('By section')).toBeNull();
    expect(screen.queryByText('What to practise')).toBeNull();
  });
});
