import type { Examination } from '@lulus/contract';
import { act, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { serverAnswer } from '../../../test/server-answers.ts';
import { startSession } from '../../platform/session/session.ts';
import { anExamination } from '../test-examinations.ts';
import { DashboardPage } from './dashboard-page.tsx';

/** The server's time. The device's clock is 40 minutes slow. */
const NOW = '2026-11-23T01:00:00.000Z';
const SLOW_MS = 40 * 60_000;
const DEVICE = new Date(Date.parse(NOW) - SLOW_MS);

/** Answers with these examinations and the server's time. */
function answer(examinations: Examination[]) {
  const asked = vi.fn(async () => {
    const date = new Date(Date.now() + SLOW_MS).toUTCString();
    return serverAnswer({ examinations, examinations_result: {} }, 200, { date });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

async function open() {
  renderScreen(
    <MemoryRouter>
      <DashboardPage />
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const card = (name: string) => screen.getByRole('region', { name });
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE });
  startSession(aToken());
  return () => vi.useRealTimers();
});

test('the time to the next opening is counted down by the server’s clock', async () => {
  answer([anExamination({ examination_name: 'Final', opens_at: '2026-11-23T01:30:00.000Z' })]);
  await open();
  expect(card('Next').textContent).toContain('Final');
  expect(screen.getByRole('timer').textContent).toBe('Opens in00:30:00');
  await after(61_000);
  // The server's time has no fractions of a second.
  expect(screen.getByRole('timer').textContent).toMatch(/^Opens in00:(28:59|29:00)$/);
});

test('an opening more than a day away is shown in days', async () => {
  answer([anExamination({ opens_at: '2026-11-26T01:30:00.000Z' })]);
  await open();
  expect(screen.getByRole('timer').textContent).toBe('Opens in3 days');
});

test('an examination opens by itself, before the list is fetched again', async () => {
  const asked = answer([anExamination({ examination_name: 'Final', opens_at: '2026-11-23T01:00:05.000Z' })]);
  await open();
  await after(4000);
  expect(within(card('Next')).queryByRole('button')).toBeNull();
  await after(1000);
  expect(
    within(card('Open now')).getByRole('button', { name: 'Go to Exam', description: 'Final' }),
  ).toBeTruthy();
  expect(screen.getByText('Final is open now.')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an open examination comes first, with the next one to open below', async () => {
  answer([
    anExamination({ examination_name: 'Practice' }),
    anExamination({ examination_name: 'Final', opens_at: '2026-11-23T02:00:00.000Z' }),
  ]);
  await open();
  const next = card('Open now');
  expect(within(next).getAllByRole('button')).toHaveLength(1);
  expect(within(next).getByRole('button', { name: 'Go to Exam', description: 'Practice' })).toBeTruthy();
  expect(next.textContent).toContain('After that: Final');
  expect(within(next).getByRole('timer').textContent).toBe('Opens in01:00:00');
});

test('a running attempt replaces the card of open examinations', async () => {
  answer([anExamination(), anExamination({ attempt_state: 'running', examination_name: 'Final' })]);
  await open();
  expect(card('An exam is running').textContent).toContain('Final');
  expect(screen.queryByRole('region', { name: 'Open now' })).toBeNull();
});

test('the card shows that nothing is planned', async () => {
  answer([anExamination({ attempt_state: 'submitted', attempts_left: 0 })]);
  await open();
  expect(card('Next').textContent).toContain('Nothing is planned');
});
