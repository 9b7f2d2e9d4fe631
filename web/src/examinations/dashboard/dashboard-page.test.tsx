import type { Examination, ExaminationResult } from '@lulus/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswers } from '../../../test/server-answers.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { startSession } from '../../platform/session/session.ts';
import { ExaminationsPage, ExaminationsRecordPage } from '../list/examinations-page.tsx';
import { anExamination, aResult } from '../test-examinations.ts';
import { DashboardPage } from './dashboard-page.tsx';

function open(path: string = paths.dashboard) {
  const router = createMemoryRouter(
    [
      { path: paths.dashboard, element: <DashboardPage /> },
      { path: paths.examinations, element: <ExaminationsPage /> },
      { path: paths.examinationsRecord, element: <ExaminationsRecordPage /> },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path] },
  );
  renderScreen(<RouterProvider router={router} />);
  return { user: userEvent.setup(), address: () => router.state.location.pathname };
}

const answer = (examinations: Examination[], results: ExaminationResult[] = []) =>
  fetchAnswers(200, {
    examinations,
    // Every request gets this answer. `hidden` hides the first steps.
    hidden: true,
    examinations_result: Object.fromEntries(results.map((result, at) => [`attempt-${at}`, result])),
  });

/** Returns the text of a summary card. */
const card = async (name: string) => (await screen.findByText(name)).closest('div')?.textContent;
const record = () => screen.findByRole('table', { name: 'Examinations Record' });
const recorded = async () =>
  within(await record())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aResult({ examination_id: `exam-${at}`, examination_name: `Try-out ${count - at}` }),
  );

const bareExamination = {
  id: '01a1fbd7-63b8-7644-8d79-6fc8de157dbc',
  examination_name: 'Try-out',
  examination_desc: 'Reading',
  examination_duration: 90,
  examination_bank_count: 40,
};
const bareResult = { examination_name: 'Final', date: '2026-11-20T12:00:00.000Z', result_score: 37 };

describe.each([
  ['a list', [bareExamination], { some: bareResult }],
  ['an object with a list', { examination_list: [bareExamination] }, [bareResult]],
])('examinations as the specification has them, in %s,', (_, examinations, examinations_result) => {
  beforeEach(() => {
    startSession(aToken());
    fetchAnswers(200, { examinations, examinations_result });
  });

  test('are published, and can be taken once', async () => {
    open();
    expect(await card('Total Examinations')).toBe('Total Examinations1');
    const shown = within(await screen.findByRole('article'));
    for (const text of ['Try-out', 'Reading', '40 Questions', '90 minutes'])
      expect(shown.getByText(text)).toBeTruthy();
  });

  test('have results with dates, and no links without ids', async () => {
    open(paths.examinationsRecord);
    const cells = within(await record()).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Nov 20, 2026'),
      '37',
    ]);
    expect(await recorded()).toEqual(['Final']);
  });
});

test('a result without a date has an empty cell', async () => {
  startSession(aToken());
  const result = { examination_name: 'Final', result_score: 37 };
  fetchAnswers(200, { examinations: [bareExamination], examinations_result: [result] });
  open();
  const cells = within(await record()).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['', '37']);
});

describe('the dashboard of a student', () => {
  beforeEach(() => {
    startSession(aToken());
  });

  test('counts examinations and results, and shows the newest result', async () => {
    answer([anExamination(), anExamination()], [aResult({ examination_name: 'Final' }), aResult()]);
    open();
    expect(await card('Total Examinations')).toBe('Total Examinations2');
    expect(await card('Completed Examinations')).toBe('Completed Examinations2');
    expect(await card('Last Completed Examinations')).toContain('Final7.5 / 10');
  });

  test('shows in every place that there is nothing yet', async () => {
    answer([]);
    open();
    expect(await card('Last Completed Examinations')).toContain('Ujian tidak tersedia');
    expect(screen.getAllByText('Ujian tidak tersedia')).toHaveLength(3);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('lists five results per page, with name, date and score', async () => {
    answer([], many(7));
    const { user } = open();
    const headings = within(await record()).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.textContent)).toEqual(['Examination', 'Date Take', 'Score']);
    expect(await recorded()).toEqual(['Try-out 7', 'Try-out 6', 'Try-out 5', 'Try-out 4', 'Try-out 3']);
    expect(screen.getByText('1–5 of 7 results')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await recorded()).toEqual(['Try-out 2', 'Try-out 1']);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('leads to the result of the newest attempt of an examination', async () => {
    const english = anExamination();
    const result = aResult({ examination_id: english.id });
    answer([english], [result, { ...result, result_score: 2 }]);
    const { user, address } = open();
    const links = within(await record()).getAllByRole('link', { name: /^View result/ });
    expect(links).toHaveLength(1);
    await user.click(links[0] as HTMLElement);
    expect(address()).toBe('/result');
    expect(stored.examId.read()).toBe(english.id);
  });

  test('has no link to a result while the examination is taken again', async () => {
    const english = anExamination({ attempt_state: 'running' });
    answer([english], [aResult({ examination_id: english.id })]);
    open();
    await record();
    expect(screen.queryByRole('link', { name: /View result/ })).toBeNull();
  });

  test('shows in every place when a result will be released', async () => {
    vi.setSystemTime('2026-12-01T00:00:00.000Z');
    const english = anExamination({
      attempt_state: 'submitted',
      results_release: 'at_time',
      results_at: '2026-12-03T03:00:00.000Z',
    });
    answer([english], [aResult({ examination_id: english.id, result_score: null, result_max: null })]);
    open();
    await record();
    expect(screen.getAllByText(/^Result on Thu, Dec 3, 2026/)).toHaveLength(3);
    expect(screen.getByText('Submitted, result to come')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /View result/ })).toBeNull();
    vi.useRealTimers();
  });

  test('lists results that wait for the school, and results of deleted examinations', async () => {
    const english = anExamination({ attempt_state: 'submitted', results_release: 'by_hand' });
    const pending = { result_score: null, result_max: null };
    answer([english], [aResult({ ...pending, examination_id: english.id }), aResult(pending)]);
    open();
    const rows = within(await record()).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('Result when your school releases it');
    expect(rows[2]?.textContent).toContain('Result to come');
  });

  test('shows an error, and can be retried', async () => {
    fetchAnswers(503, { message: 'The server is busy. Please try again in a moment.', code: 'unavailable' });
    const { user } = open();
    await screen.findByText('The server is busy. Please try again in a moment.');
    answer([], []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Total Examinations')).toBe('Total Examinations0');
  });
});

describe('the examinations record of a student', () => {
  test('is above the examinations, with ten results per page', async () => {
    startSession(aToken());
    answer([anExamination()], many(11));
    open(paths.examinationsRecord);
    expect(await recorded()).toHaveLength(10);
    expect(screen.getByRole('heading', { name: 'Your Examinations', level: 1 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Examinations List', level: 2 })).toBeTruthy();
    expect(screen.getByRole('article')).toBeTruthy();
  });

  test('is not on the page of the examinations', async () => {
    startSession(aToken());
    answer([anExamination()], many(1));
    open(paths.examinations);
    await screen.findByRole('article');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('an admin', () => {
  beforeEach(() => {
    startSession(aToken({ role: 'admin' }));
  });

  test('has no record, but an insert button and the last closed examination', async () => {
    answer([
      anExamination(),
      anExamination({ examination_name: 'Final', closes_at: '2026-01-01T00:00:00.000Z' }),
    ]);
    const { user, address } = open();
    expect(await card('Completed Examinations')).toBe('Completed Examinations1');
    expect(screen.queryByText('Examinations Record')).toBeNull();
    expect(screen.getByRole('button', { name: 'Insert New Examination' })).toBeTruthy();
    const lastCard = screen.getByText('Last Completed Examinations').closest('div') as HTMLElement;
    await user.click(within(lastCard).getByRole('link', { name: 'Final' }));
    expect(address()).toBe('/examination-detail');
  });

  test('sees on a card that it has unpublished changes', async () => {
    answer([anExamination({ has_unpublished_changes: true }), anExamination()]);
    open(paths.examinationsRecord);
    const [edited, other] = await screen.findAllByRole('article');
    expect(screen.getByRole('heading', { name: 'All Examinations', level: 1 })).toBeTruthy();
    expect(within(edited as HTMLElement).getByText('Unpublished changes')).toBeTruthy();
    expect(within(other as HTMLElement).queryByText('Unpublished changes')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
