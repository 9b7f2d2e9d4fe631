import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startSession } from '../session/session.ts';
import { stored } from '../session/stored.ts';
import { aToken, fetchAnswersByPath, renderApp } from '../test-support.tsx';

const EXAM_ID = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';
const ANSWERS = { [EXAM_ID]: { status: 'correct' as const, answer: 'Light' } };
const busy: [number, unknown] = [503, { message: 'The server is busy.', code: 'unavailable' }];

/** A visit with the result that submitting left on the device. */
function open() {
  startSession(aToken());
  stored.examId.write(EXAM_ID);
  stored.resultAnswer.write(ANSWERS);
  stored.resultScore.write(7);
  fetchAnswersByPath({
    '/api/examination': [200, { examinations: [], examinations_result: {} }],
    '/api/exam/result': busy,
    [`/api/exam/result?exam_id=${EXAM_ID}`]: busy,
  });
  return renderApp('/result');
}

describe('the result', () => {
  test('shows the stored score when the questions cannot be loaded, and offers to try again', async () => {
    open();
    expect(await screen.findByText('TEST FEEDBACK')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Total Score' }).textContent).toContain('7');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  test('is cleared by Exit Test, which leads to the dashboard', async () => {
    const { user, path } = open();
    await user.click(await screen.findByRole('button', { name: 'Exit Test' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    await waitFor(() => expect(localStorage.getItem('resultScore')).toBeNull());
    expect(localStorage.getItem('resultAnswer')).toBeNull();
  });
});
