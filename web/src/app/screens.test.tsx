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
/** Screens of the specification: they show the loader at their first load, and no skeleton. */
const LOADING = AFTER_LOGIN.filter((path) => path !== '/admin/insert-examination' && path !== '/account');

describe('without a token', () => {
  test.each(AFTER_LOGIN)('%s leads to the login screen', async (path) => {
    const { path: shown } = renderApp(path);
    expect(await screen.findByRole('button', { name: 'Masuk' })).toBeTruthy();
    expect(shown()).toBe('/login');
  });

  test.each([
    ['/', 'Masuk'],
    ['/login', 'Masuk'],
    ['/register', 'Daftar'],
  ])('%s is there, with its button %s', async (path, name) => {
    const { path: shown } = renderApp(path);
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(shown()).toBe(path);
  });

  test('an address that leads nowhere says so', async () => {
    renderApp('/nothing/here');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});

describe('with a token', () => {
  test.each(['/', '/login'])('%s leads to the dashboard', async (path) => {
    startSession(aToken());
    fetchAnswersByPath({ '/api/examination': [200, { examinations: [], examinations_result: {} }] });
    const { path: shown } = renderApp(path);
    await vi.waitFor(() => expect(shown()).toBe('/dashboard'));
  });

  test.each(LOADING)('%s covers the screen while it loads', async (path) => {
    startSession(aToken({ role: 'admin' }));
    stored.examId.write(ID);
    stored.bankId.write(ID);
    const asked = fetchHangs();
    renderApp(path);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 5000 });
    const loaders = await screen.findAllByText('Loading...');
    expect(loaders[0]?.closest('[role=status]')?.className).toMatch(/screen/);
  });

  test.each(AFTER_LOGIN.filter((path) => path.startsWith('/admin/')))(
    '%s tells a student that it is for admins, and asks for nothing of it',
    async (path) => {
      startSession(aToken());
      stored.examId.write(ID);
      stored.bankId.write(ID);
      const asked = fetchHangs();
      renderApp(path);
      expect(await screen.findByRole('heading', { name: 'This page is for admins' })).toBeTruthy();
      // The settings of the school are for everyone.
      const paths = asked.mock.calls.map(([path]) => String(path));
      expect(paths.filter((path) => path !== '/api/settings')).toEqual([]);
    },
  );
});
