import type { MonitoredAttempt } from '@lulus/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aToken, renderScreen, serverAnswer } from '../../test/test-support.tsx';
import { addAdminWords } from '../app/words/admin-catalogue.ts';
import { anExaminationOfAdmins, EXAM_ID } from '../examinations/test-examinations.ts';
import { stored } from '../platform/device-store/stored.ts';
import { examinationPath } from '../platform/navigation/admin-paths.ts';
import { paths } from '../platform/navigation/paths.ts';
import { startSession } from '../platform/session/session.ts';
import { AttemptsPage } from './attempts-page.tsx';
import { aRunningAttempt, aSubmittedAttempt, NOW } from './test-attempts.ts';

const LIST = `GET /api/examination/${EXAM_ID}/attempts`;

type Answers = Record<string, [status: number, body: unknown]>;

const listOf = (...attempts: MonitoredAttempt[]): Answers => ({ [LIST]: [200, { attempts, now: NOW }] });

/** Answers by method and path; what is posted is kept to look at. */
function open(answers: Answers) {
  const all: Answers = {
    [`GET /api/examination/${EXAM_ID}/admin`]: [200, anExaminationOfAdmins({ examination_bank_count: 40 })],
    ...answers,
  };
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      const method = init?.method ?? 'GET';
      if (method === 'POST') {
        const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
        sent.push({ path: String(path), body });
      }
      const [status, body] = all[`${method} ${path}`] ?? [];
      if (status === undefined) throw new TypeError('Failed to fetch');
      return serverAnswer(body, status);
    }),
  );
  const router = createMemoryRouter([{ path: '*', element: <AttemptsPage /> }], {
    initialEntries: [paths.examinationAttempts],
  });
  renderScreen(<RouterProvider router={router} />);
  return { user: userEvent.setup(), sent, answer: (more: Answers) => Object.assign(all, more) };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Attempts' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  addAdminWords();
  startSession(aToken({ role: 'admin' }));
  stored.examId.write(EXAM_ID);
});

describe('the attempts at an examination', () => {
  test('are none until a student begins', async () => {
    open(listOf());
    expect(await screen.findByText('No attempts yet')).toBeTruthy();
  });

  test('lead to the other pages of the same examination, whichever one is chosen elsewhere meanwhile', async () => {
    open(listOf());
    await screen.findByText('No attempts yet');
    const links = within(screen.getByRole('navigation', { name: 'Pages of this examination' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [paths.examinationDetail, paths.examinationAttempts, paths.examinationBank, paths.editExamination].map(
        (path) => examinationPath(path, EXAM_ID),
      ),
    );
    expect(links.find((link) => link.hasAttribute('aria-current'))?.textContent).toBe('Attempts');
  });

  test('say why they cannot be shown, and are asked for again', async () => {
    const { user, answer } = open({ [LIST]: [503, { message: 'The server is busy.', code: 'unavailable' }] });
    await screen.findByRole('alert');
    answer(listOf(aRunningAttempt()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  test('show each student’s remaining time or score', async () => {
    const late = { late: 3, late_seconds: 400, closed_by: 'deadline' as const, returned: 2 };
    open(listOf(aRunningAttempt(), aSubmittedAttempt({ first_name: 'Budi' }, { number: 2, ...late })));
    await screen.findByRole('table');
    expect(rows()).toEqual([
      'Siti Rahmawatisiti@example.testXII',
      'Budi Rahmawatisiti@example.testXIIAttempt 2',
    ]);
    const [, running, submitted] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(running).toMatch(/00:(30:00|29:5\d) left/);
    expect(running).toContain('12 of 40');
    expect(submitted).toContain('at the deadline');
    expect(submitted).toContain('3 late answers');
    expect(submitted).toContain('2 changed afterwards');
    expect(submitted).toMatch(/7[.,]5 \/ 10/);
  });

  test('are searched by name, filtered, and shown ten at a time', async () => {
    const many = Array.from({ length: 12 }, (_, index) => aSubmittedAttempt({ first_name: `Siswa${index}` }));
    const { user } = open(listOf(aRunningAttempt(), ...many));
    await screen.findByRole('table');
    expect(rows()).toHaveLength(10);
    await user.click(await button('Page 2'));
    expect(rows()).toHaveLength(3);
    await user.selectOptions(screen.getByLabelText('Show'), 'Running');
    expect(rows()).toEqual(['Siti Rahmawatisiti@example.testXII']);
    await user.type(screen.getByLabelText('Search'), 'siswa7');
    await user.click(await button('Show all'));
    await user.type(screen.getByLabelText('Search'), 'siswa7');
    await waitFor(() => expect(rows()).toEqual(['Siswa7 Rahmawatisiti@example.testXII']));
  });
});

test('a file requests the results again, which the audit log records', async () => {
  let file = new Blob();
  URL.createObjectURL = (given) => {
    file = given as Blob;
    return 'blob:results';
  };
  const { user, sent, answer } = open(listOf(aRunningAttempt()));
  const path = `/api/examination/${EXAM_ID}/results-export`;
  answer({ [`POST ${path}`]: [200, { attempts: [aSubmittedAttempt()], now: NOW }] });
  await user.click(await button('Download results'));
  await waitFor(() => expect(file.size).toBeGreaterThan(0));
  expect(sent.map((one) => one.path)).toEqual([path]);
  expect(await file.text()).toContain('Siti Rahmawati');
  expect(await file.text()).not.toContain('still running');
});

describe('more time', () => {
  test('is given to one student, with a reason, and shows at once', async () => {
    const attempt = aRunningAttempt();
    const longer = { ...attempt, due_at: '2026-11-20T02:15:00.000Z' };
    const { user, sent, answer } = open({
      ...listOf(attempt),
      [`POST /api/attempt/${attempt.id}/extend`]: [
        200,
        { message: 'The attempt has more time.', attempt: longer },
      ],
    });
    await user.click(await button('Give more time: Siti Rahmawati'));
    const minutes = await screen.findByLabelText('Minutes');
    await user.clear(minutes);
    await user.click(await button('Give the time'));
    expect(await screen.findByText('This must be a number of minutes.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(minutes, '15');
    await user.type(screen.getByLabelText('Reason'), 'Power cut');
    answer(listOf(longer));
    await user.click(await button('Give the time'));
    expect(await screen.findByText('The attempt has more time.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ minutes: 15, reason: 'Power cut' }]);
    expect(await screen.findByText(/00:4[45]:\d\d left/)).toBeTruthy();
  });

  test('that is refused is said in the dialog, and what was typed stays', async () => {
    const attempt = aRunningAttempt();
    const message = 'This attempt is over. It can be opened again instead.';
    const { user } = open({
      ...listOf(attempt),
      [`POST /api/attempt/${attempt.id}/extend`]: [410, { message, code: 'attempt_closed' }],
    });
    await user.click(await button('Give more time: Siti Rahmawati'));
    await user.type(await screen.findByLabelText('Reason'), 'Power cut');
    await user.click(await button('Give the time'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Power cut');
  });

  test('is given to every student who is still writing', async () => {
    const { user, sent } = open({
      ...listOf(aRunningAttempt(), aRunningAttempt(), aSubmittedAttempt()),
      [`POST /api/examination/${EXAM_ID}/extend`]: [
        200,
        { message: 'All running attempts have more time.', extended: 2 },
      ],
    });
    await user.click(await button('Give everyone more time'));
    expect(await screen.findByText('All 2 running attempts end that much later.')).toBeTruthy();
    await user.click(await button('Give the time'));
    expect(await screen.findByText('All running attempts have more time.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ minutes: 10 }]);
  });
});

describe('a submitted attempt', () => {
  test('is reopened after a warning that its result is taken back', async () => {
    const attempt = aSubmittedAttempt();
    const reopened = aRunningAttempt({}, { id: attempt.id });
    const { user, sent, answer } = open({
      ...listOf(attempt),
      [`POST /api/attempt/${attempt.id}/reopen`]: [
        200,
        { message: 'The attempt is open again.', attempt: reopened },
      ],
    });
    await user.click(await button('Reopen: Siti Rahmawati'));
    expect(await screen.findByText(/The result of Siti Rahmawati is taken back/)).toBeTruthy();
    expect(sent).toEqual([]);
    answer(listOf(reopened));
    await user.click(await button('Reopen'));
    expect(await screen.findByText('The attempt is open again.')).toBeTruthy();
    expect(await button('Give more time: Siti Rahmawati')).toBeTruthy();
  });

  test('offers to count late answers only where there are some, and says why it is refused', async () => {
    const attempt = aSubmittedAttempt({}, { late: 2, late_seconds: 600 });
    const message = 'The answers came later than the examination allows.';
    const { user } = open({
      ...listOf(attempt, aSubmittedAttempt({ first_name: 'Budi' })),
      [`POST /api/attempt/${attempt.id}/count-late`]: [409, { message, code: 'too_late' }],
    });
    const [offer, ...others] = await screen.findAllByRole('button', { name: /^Count late answers/ });
    expect(others).toEqual([]);
    await user.click(offer as HTMLElement);
    expect(await screen.findByText(/That was up to 10 minutes later/)).toBeTruthy();
    await user.click(await button('Count them'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  test('counts the late answers that were shown, and shows those that have come since', async () => {
    const attempt = aSubmittedAttempt({}, { late: 1, late_at: NOW });
    const message = 'More late answers have come since. Please look at them once more.';
    const path = `/api/attempt/${attempt.id}/count-late?late_at=${encodeURIComponent(NOW)}`;
    const { user, answer } = open({
      ...listOf(attempt),
      [`POST ${path}`]: [409, { message, code: 'late_changed' }],
    });
    await user.click(await screen.findByRole('button', { name: /^Count late answers/ }));
    answer(listOf({ ...attempt, late: 5 }));
    await user.click(await button('Count them'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(await screen.findByText('5 late answers')).toBeTruthy();
  });

  test('has a history that says what happened, when, and who did it', async () => {
    const attempt = aSubmittedAttempt();
    const { user } = open({
      ...listOf(attempt),
      [`GET /api/attempt/${attempt.id}/events`]: [
        200,
        {
          events: [
            { at: NOW, kind: 'started', by: 'student', details: { device: null } },
            { at: NOW, kind: 'extended', by: 'admin', details: { minutes: 10, reason: 'Power cut' } },
            { at: NOW, kind: 'closed', by: 'server', details: {} },
            {
              at: NOW,
              kind: 'late_counted',
              by: 'admin',
              details: { count: 2, score_before: 5, score_after: 7 },
            },
          ],
        },
      ],
    });
    await user.click(await button('History: Siti Rahmawati'));
    const events = within(await screen.findByRole('dialog')).findAllByRole('listitem');
    const [started, extended, closed, counted] = (await events).map(({ textContent }) => textContent);
    expect(started).toMatch(/^Started.*the student$/);
    expect(extended).toMatch(/^More time given\+10 minutesPower cut.*an admin$/);
    expect(closed).toMatch(/^Closed at the end.*the server$/);
    expect(counted).toMatch(/^Late answers counted2 answersscore 5 → 7/);
  });
});

describe('a copy of answers', () => {
  const aFile = () => new File(['{}'], 'answers.lulus');

  test('is imported, and shows its student and its number of answers', async () => {
    const attempt = aSubmittedAttempt({}, { late: 3 });
    const { user, sent } = open({
      ...listOf(attempt),
      'POST /api/attempt-copy': [
        200,
        {
          message: 'The copy has been read in.',
          examination_id: EXAM_ID,
          examination_name: 'Try-out',
          attempt,
          received: 3,
        },
      ],
    });
    await user.upload(await screen.findByLabelText(/Read in a student's copy/), aFile());
    const text = 'Siti Rahmawati (siti@example.test), Try-out: 3 answers that the server did not have.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect((sent[0]?.body as FormData | undefined)?.get('file')).toBeInstanceOf(File);
  });

  test('of another server is refused in words', async () => {
    const message = { file: ['This copy was made for another server.'] };
    const { user } = open({
      ...listOf(),
      'POST /api/attempt-copy': [422, { message, code: 'validation_failed' }],
    });
    await user.upload(await screen.findByLabelText(/Read in a student's copy/), aFile());
    expect(await screen.findByText('This copy was made for another server.')).toBeTruthy();
  });
});
