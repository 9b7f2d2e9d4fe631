import type { Role } from '@lulus/contract';
import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { startSession } from '../../platform/session/session.ts';
import { Sidebar } from './sidebar.tsx';

function show(role: Role) {
  startSession(aToken({ role }));
  renderScreen(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <Sidebar isLoggingOut={false} onLogout={() => undefined} /> },
      ])}
    />,
  );
}

const address = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

const names = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the sidebar', () => {
  test.each([
    ['student', ['Dashboard', 'Examinations', 'Examinations Record', 'Leaderboard', 'Help']],
    ['proctor', ['Dashboard', 'Help']],
    ['teacher', ['Dashboard', 'Examinations', 'Leaderboard', 'Library', 'Students', 'Classes', 'Help']],
    [
      'admin',
      [
        'Dashboard',
        'Examinations',
        'Leaderboard',
        'Library',
        'Students',
        'Classes',
        'Staff',
        'Settings',
        'Audit log',
        'Help',
      ],
    ],
  ] as const)('has the pages of a %s', (role, pages) => {
    show(role);
    expect(names()).toEqual(pages);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  test('has the addresses of the specification', () => {
    show('admin');
    expect(address('Dashboard')).toBe('/dashboard');
    expect(address('Examinations')).toBe('/examinations');
    expect(address('Students')).toBe('/admin/register-student');
  });

  test.each([
    ['student', 'Kelas XII'],
    ['proctor', 'Proctor'],
    ['teacher', 'Teacher'],
    ['admin', 'Admin'],
  ] as const)('names the role of a %s', (role, text) => {
    show(role);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
