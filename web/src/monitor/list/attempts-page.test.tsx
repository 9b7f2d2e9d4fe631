import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { EXAM_ID } from '../../examinations/test-examinations.ts';
import { examinationPath } from '../../platform/navigation/admin-paths.ts';
import { paths } from '../../platform/navigation/paths.ts';
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
  answer({ [`POST ${path}`]: [200, { attempts: [aSubmittedAttempt()], now: NOW }] });
  await user.click(await button('Download results'));
  await waitFor(() => expect(file.size).toBeGreaterThan(0));
  expect(sent.map((one) => one.path)).toEqual([path]);
  expect(await file.text()).toContain('Siti Rahmawati');
  expect(await file.text()).not.toContain('still running');
});
