import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { EXAM_ID } from '../../examinations/test-examinations.ts';
import { aRunningAttempt, aSubmittedAttempt, lateAnswers, NOW } from '../test-attempts.ts';
import { button, listOf, logInAsAdmin, openAttempts } from '../test-attempts-page.tsx';

beforeEach(() => {
  logInAsAdmin();
});

describe('more time', () => {
  test('is given to one student, with a reason, and appears at once', async () => {
    const attempt = aRunningAttempt();
    const longer = { ...attempt, due_at: '2026-11-20T02:15:00.000Z' };
    const { user, sent, answer } = openAttempts({
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
    expect(await screen.findByText('1 attempt has more time.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ minutes: 15, reason: 'Power cut' }]);
    expect(await screen.findByText(/00:4[45]:\d\d left/)).toBeTruthy();
  });

  test('that is rejected shows the error in the dialog, and keeps the typed text', async () => {
    const attempt = aRunningAttempt();
    const message = 'This attempt is over. It can be opened again instead.';
    const { user } = openAttempts({
      ...listOf(attempt),
      [`POST /api/attempt/${attempt.id}/extend`]: [410, { message, code: 'attempt_closed' }],
    });
    await user.click(await button('Give more time: Siti Rahmawati'));
    await user.type(await screen.findByLabelText('Reason'), 'Power cut');
    await user.click(await button('Give the time'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Power cut');
  });

  test('is given to all running attempts, and can be taken back from the same ones', async () => {
    const [first, second] = [aRunningAttempt(), aRunningAttempt()] as const;
    const { user, sent } = openAttempts({
      ...listOf(first, second, aSubmittedAttempt()),
      [`POST /api/examination/${EXAM_ID}/extend`]: [
        200,
        {
          message: 'All running attempts have more time.',
          extended: 2,
          attempt_ids: [first.id, second.id],
          too_short: 0,
        },
      ],
    });
    await user.click(await button('Give everyone more time'));
    expect(await screen.findByText('All 2 running attempts end that much later.')).toBeTruthy();
    await user.click(await button('Give the time'));
    expect(await screen.findByText('2 attempts have more time.')).toBeTruthy();
    await user.click(await button('Undo'));
    expect(await screen.findByText('It is as it was before.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([
      { minutes: 10 },
      { minutes: -10, attempt_ids: [first.id, second.id] },
    ]);
  });

  test('leaves no Undo of an earlier change after a later one', async () => {
    const attempt = aRunningAttempt();
    const body = { message: 'Done.', extended: 1, attempt_ids: [attempt.id], too_short: 0 };
    const { user } = openAttempts({
      ...listOf(attempt),
      [`POST /api/examination/${EXAM_ID}/extend`]: [200, body],
    });
    await user.click(await button('Give everyone more time'));
    await user.click(await button('Give the time'));
    expect(await button('Undo')).toBeTruthy();
    await user.click(await button('Give everyone more time'));
    await user.click(await screen.findByRole('radio', { name: 'Take time back' }));
    await user.click(await button('Take the time back'));
    expect(await screen.findByText('10 minutes taken back from 1 attempt.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  test('can be taken back from one student, unless too little is left', async () => {
    const attempt = aRunningAttempt();
    const path = `POST /api/attempt/${attempt.id}/extend`;
    const message = 'Less time is left than you want to take back.';
    const { user, sent, answer } = openAttempts({
      ...listOf(attempt),
      [path]: [409, { message, code: 'too_little_time' }],
    });
    await user.click(await button('Give more time: Siti Rahmawati'));
    await user.click(await screen.findByRole('radio', { name: 'Take time back' }));
    await user.click(await button('Take the time back'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    answer({ [path]: [200, { message: '', attempt }] });
    const minutes = screen.getByLabelText('Minutes');
    await user.clear(minutes);
    await user.type(minutes, '5');
    await user.click(await button('Take the time back'));
    expect(await screen.findByText('5 minutes taken back from 1 attempt.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ minutes: -10 }, { minutes: -5 }]);
  });
});

describe('a running attempt', () => {
  test('offers to reopen a section that the student has ended, with the minutes that were left', async () => {
    const ended_sections = [
      { name: 'LISTENING', ms_left: 0 },
      { name: 'STRUCTURE', ms_left: 7.5 * 60_000 },
    ];
    const attempt = aRunningAttempt({}, { ended_sections });
    const { user, sent } = openAttempts({
      ...listOf(attempt, aRunningAttempt({ first_name: 'Budi' })),
      [`POST /api/attempt/${attempt.id}/reopen`]: [200, { message: '', attempt }],
    });
    const offers = await screen.findAllByRole('button', { name: /^Reopen/ });
    expect(offers).toHaveLength(1);
    await user.click(offers[0] as HTMLElement);
    expect(await screen.findByText(/returns to that section/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Minutes').value).toBe('7');
    await user.selectOptions(screen.getByLabelText('What to reopen'), 'LISTENING');
    expect(screen.getByLabelText<HTMLInputElement>('Minutes').value).toBe('10');
    await user.click(await button('Reopen'));
    expect(await screen.findByText('The section is open again.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ minutes: 10, section: 0 }]);
  });
});

describe('a submitted attempt', () => {
  test('is reopened after a warning about its result', async () => {
    const attempt = aSubmittedAttempt();
    const reopened = aRunningAttempt({}, { id: attempt.id });
    const { user, sent, answer } = openAttempts({
      ...listOf(attempt),
      [`POST /api/attempt/${attempt.id}/reopen`]: [
        200,
        { message: 'The attempt is open again.', attempt: reopened },
      ],
    });
    await user.click(await button('Reopen: Siti Rahmawati'));
    expect(await screen.findByText(/The result of Siti Rahmawati is taken back/)).toBeTruthy();
    // The student had 40 minutes left.
    expect(screen.getByLabelText<HTMLInputElement>('Minutes').value).toBe('40');
    expect(sent).toEqual([]);
    answer(listOf(reopened));
    await user.click(await button('Reopen'));
    expect(await screen.findByText('The attempt is open again.')).toBeTruthy();
    expect(await button('Give more time: Siti Rahmawati')).toBeTruthy();
  });

  test('offers a decision on late answers only if there are any, and shows why it is rejected', async () => {
    const attempt = aSubmittedAttempt({}, { late: lateAnswers({ result_visible: true }) });
    const message = {
      reason: ['Give a reason: the student may have seen the result before the answers arrived.'],
    };
    const { user, sent } = openAttempts({
      ...listOf(attempt, aSubmittedAttempt({ first_name: 'Budi' })),
      [`POST /api/attempt/${attempt.id}/late`]: [422, { message, code: 'validation_failed' }],
    });
    const [offer, ...others] = await screen.findAllByRole('button', { name: /^Late answers/ });
    expect(others).toEqual([]);
    await user.click(offer as HTMLElement);
    await user.click(await button('Count them'));
    expect((await screen.findByRole('alert')).textContent).toContain('Give a reason');
    expect(sent.map(({ body }) => body)).toEqual([{ decision: 'count' }]);
  });

  test('ignores late answers, or counts them with the typed reason', async () => {
    const attempt = aSubmittedAttempt({}, { late: lateAnswers() });
    const path = `POST /api/attempt/${attempt.id}/late`;
    const ignored = { ...attempt, late: lateAnswers({ ignored: true }) };
    const { user, sent, answer } = openAttempts(listOf(attempt));
    await user.click(await screen.findByRole('button', { name: /^Late answers/ }));
    answer({
      ...listOf(ignored),
      [path]: [200, { message: 'The late answers do not count.', attempt: ignored }],
    });
    await user.click(await button('Ignore them'));
    expect(await screen.findByText('The late answers do not count.')).toBeTruthy();
    const counted = { ...attempt, late: null };
    answer({
      ...listOf(counted),
      [path]: [200, { message: 'The late answers count now.', attempt: counted }],
    });
    await user.click(await screen.findByRole('button', { name: /^Late answers/ }));
    await user.type(await screen.findByLabelText('Reason'), ' No power. ');
    await user.click(await button('Count them'));
    expect(await screen.findByText('The late answers count now.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([
      { decision: 'ignore' },
      { decision: 'count', reason: 'No power.' },
    ]);
  });

  test('has a history of events, with times and actors', async () => {
    const attempt = aSubmittedAttempt();
    const { user } = openAttempts({
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
