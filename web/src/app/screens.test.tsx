import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath, fetchHangs } from '../../test/server-answers.ts';
import { stored } from '../platform/device-store/stored.ts';
import { startSession } from '../platform/session/session.ts';

const ID = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';

const AFTER_LOGIN = [
  '/dashboard',
  '/examination',
  '/result',
  '/examinations',
  '/examinations-record',
  '/examination-detail',
  '/account',
  '/admin/examinations',
  '/admin/insert-examination',
  '/admin/insert-examination-bank',
  '/admin/edit-examination',
  '/admin/examination-attempts',
  '/admin/examination-bank',
  '/admin/edit-examination-bank',
  '/admin/register-student',
];
const OF_STUDENTS = ['/examination', '/result'];
const OF_TEACHERS_AND_STUDENTS = ['/examinations', '/examination-detail', '/leaderboard'];
const OF_STAFF = AFTER_LOGIN.filter((path) => path.startsWith('/admin/'));
const OF_ADMINS = ['/admin/settings', '/admin/audit'];
/** Screens for which the specification demands the full-screen loader at the first load. */
const LOADING = AFTER_LOGIN.filter((path) => path !== '/admin/insert-examination' && path !== '/account');

describe('without a token', () => {
  test.each(AFTER_LOGIN)('%s redirects to the login screen', async (path) => {
    const { path: shown } = renderApp(path);
    expect(await screen.findByRole('button', { name: 'Masuk' })).toBeTruthy();
    expect(shown()).toBe('/login');
  });

  test.each([
    ['/', 'Masuk'],
    ['/login', 'Masuk'],
    ['/register', 'Daftar'],
  ])('%s is shown with its button %s', async (path, name) => {
    const { path: shown } = renderApp(path);
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(shown()).toBe(path);
  });

  test('an unknown address has a page with a heading', async () => {
    renderApp('/nothing/here');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});

describe('with a token', () => {
  test.each(['/', '/login'])('%s redirects to the dashboard', async (path) => {
    startSession(aToken());
    fetchAnswersByPath({ '/api/examination': [200, { examinations: [], examinations_result: {} }] });
    const { path: shown } = renderApp(path);
    await vi.waitFor(() => expect(shown()).toBe('/dashboard'));
  });

  test.each(LOADING)('%s covers the screen while it loads', async (path) => {
    startSession(aToken({ role: OF_STUDENTS.includes(path) ? 'student' : 'admin' }));
    stored.examId.write(ID);
    stored.bankId.write(ID);
    const fetchMock = fetchHangs();
    renderApp(path);
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled(), { timeout: 5000 });
    const loaders = await screen.findAllByText('Loading...');
    expect(loaders[0]?.closest('[role=status]')?.className).toMatch(/screen/);
  });

  test.each([
    ...[...OF_STAFF, ...OF_ADMINS].map((path) => ['student', path] as const),
    ...[...OF_STUDENTS, ...OF_ADMINS].map((path) => ['teacher', path] as const),
    ...OF_STUDENTS.map((path) => ['admin', path] as const),
    ...[...OF_TEACHERS_AND_STUDENTS, ...OF_STUDENTS, ...OF_STAFF, ...OF_ADMINS].map(
      (path) => ['proctor', path] as const,
    ),
  ])('a %s at %s is sent home, and nothing of that page is requested', async (role, path) => {
    startSession(aToken({ role }));
    stored.examId.write(ID);
    stored.bankId.write(ID);
    const fetchMock = fetchHangs();
    const { path: shown } = renderApp(path);
    await vi.waitFor(() => expect(shown()).toBe('/dashboard'));
    if (role === 'proctor') await screen.findByText('No sitting is assigned to you');
    // Everyone may read the school's settings. The first steps are for admins.
    const home = {
      student: ['/api/examination'],
      teacher: ['/api/examination'],
      admin: ['/api/examination', '/api/first-steps'],
      proctor: [],
    };
    const requested = new Set(fetchMock.mock.calls.map(([address]) => String(address)));
    for (const address of requested) expect(['/api/settings', ...home[role]]).toContain(address);
  });
});
