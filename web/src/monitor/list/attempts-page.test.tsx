import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { EXAM_ID } from '../../examinations/test-examinations.ts';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { aRunningAttempt, aSubmittedAttempt, lateAnswers, NOW } from '../test-attempts.ts';
import { button, LIST, listOf, logInAsAdmin, openAttempts } from '../test-attempts-page.tsx';

const rows = () =>
  within(screen.getByRole('table', { name: 'Attempts' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

beforeEach(() => {
  logInAsAdmin();
});

describe('the attempts at an examination', () => {
  test('are empty until a student starts', async () => {
    openAttempts(listOf());
    expect(await screen.findByText('No attempts yet')).toBeTruthy();
  });

  test('link to the other pages of the same examination', async () => {
    openAttempts(listOf());
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

  test('show why they cannot be loaded, and can be retried', async () => {
    const { user, answer } = openAttempts({
      [LIST]: [503, { message: 'The server is busy.', code: 'unavailable' }],
    });
    await screen.findByRole('alert');
    answer(listOf(aRunningAttempt()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  test('show each student’s time left or score', async () => {
    const late = { late: lateAnswers({ count: 3 }), closed_by: 'deadline' as const };
    openAttempts(
      listOf(aRunningAttempt(), aSubmittedAttempt({ first_name: 'Budi' }, { number: 2, ...late })),
    );
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
    expect(submitted).toMatch(/7[.,]5 \/ 10/);
  });

  test('show the end of the open section with its name, beside the end of the exam', async () => {
    const open_section = { name: 'STRUCTURE', due_at: '2026-11-20T01:40:00.000Z' };
    openAttempts(
      listOf(
        aRunningAttempt({}, { open_section }),
        aRunningAttempt({}, { open_section: { name: 'READING', due_at: '2026-11-20T02:00:00.000Z' } }),
      ),
    );
    await screen.findByRole('table');
    const [, first, last] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toMatch(/00:(10:00|09:5\d) leftSTRUCTURE: until .*:40Exam: until .*:00/);
    expect(last).toMatch(/00:(30:00|29:5\d) leftREADING: until .*:00/);
    expect(last).not.toContain('Exam: until');
  });

  test('count the questions of each student’s paper, not those of the draft', async () => {
    openAttempts(listOf(aRunningAttempt({}, { answered: 13, questions: 13 })));
    await screen.findByRole('table');
    expect(screen.getByText('13 of 13')).toBeTruthy();
  });

  test('stop at the last state while the server does not answer, and say when that was', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { answer } = openAttempts(listOf(aRunningAttempt()));
    await screen.findByRole('table');
    answer({ [LIST]: [503, { message: 'The server is busy.', code: 'unavailable' }] });
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    const notice = /^This is the state as of \d\d:\d\d:\d\d\. The server is busy\.$/;
    expect(screen.getByText(notice)).toBeTruthy();
    expect(screen.getByText('00:30:00 left')).toBeTruthy();
  });

  test('name an outage, and how many students got its time back', async () => {
    const outage = {
      began_at: '2026-11-20T01:16:45.000Z',
      ended_at: '2026-11-20T01:18:15.000Z',
      attempts: 25,
    };
    openAttempts({ [LIST]: [200, { attempts: [aRunningAttempt()], now: NOW, outage }] });
    expect(
      await screen.findByText(/was away from .*:16:45 to .*:18:15\. 25 students got that time back\./),
    ).toBeTruthy();
  });

  test('are searched by name, filtered, and shown ten per page', async () => {
    const many = Array.from({ length: 12 }, (_, index) => aSubmittedAttempt({ first_name: `Siswa${index}` }));
    const { user } = openAttempts(listOf(aRunningAttempt(), ...many));
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

test('a download requests the results again, so that the audit log records it', async () => {
  let file = new Blob();
  URL.createObjectURL = (given) => {
    file = given as Blob;
    return 'blob:results';
  };
  const { user, sent, answer } = openAttempts(listOf(aRunningAttempt()));
  const path = `/api/examination/${EXAM_ID}/results-export`;
  answer({ [`POST ${path}`]: [200, { attempts: [aSubmittedAttempt()], now: NOW, outage: null }] });
  await user.click(await button('Download results'));
  await waitFor(() => expect(file.size).toBeGreaterThan(0));
  expect(sent.map((one) => one.path)).toEqual([path]);
  expect(await file.text()).toContain('Siti Rahmawati');
  expect(await file.text()).not.toContain('still running');
});
