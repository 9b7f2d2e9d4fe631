import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../platform/api/client.ts';
import { OpenError } from '../session/open-exam.ts';
import { ExamProblem } from './exam-problem.tsx';

function show(error: unknown) {
  const retry = vi.fn();
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <ExamProblem error={error} retry={retry} />
      </MemoryRouter>
    </MantineProvider>,
  );
  return retry;
}
const busy = () => new ApiError(503, 'unavailable', 'The server is busy. Please try again in a moment.');

test.each([busy, () => new NetworkError()])(
  'questions that do not load can be requested again',
  async (cause) => {
    const retry = show(new OpenError('questions', cause()));
    expect(screen.getByText('Error fetching questions')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  },
);

test('a failed start shows the server’s message', () => {
  show(new OpenError('timing', busy()));
  expect(screen.getByText('Error: The server is busy. Please try again in a moment.')).toBeTruthy();
});

test('a start without a reply reports that the server is unreachable', () => {
  show(new OpenError('timing', new NetworkError()));
  expect(screen.getByText('Error: the server could not be reached')).toBeTruthy();
});

test('a permanent error has no retry button, but a link to the examinations', () => {
  show(
    new OpenError(
      'timing',
      new ApiError(409, 'already_submitted', 'You have already taken this examination.'),
    ),
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'To the examinations' })).toBeTruthy();
});
