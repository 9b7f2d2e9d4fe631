import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { startSession } from '../../platform/session/session.ts';
import { Sidebar } from './sidebar.tsx';

function show(role: 'student' | 'admin') {
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

describe('the sidebar', () => {
  test.each(['student', 'admin'] as const)('links to the dashboard and the examinations for a %s', (role) => {
    show(role);
    expect(address('Dashboard')).toBe('/dashboard');
    expect(address('Examinations')).toBe('/examinations');
    expect(address('Help')).toBe('/help');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });

  test('links to the students for an admin', () => {
    show('admin');
    expect(address('Students')).toBe('/admin/register-student');
  });

  test('has no link to the students for a student', () => {
    show('student');
    expect(screen.queryByRole('link', { name: 'Students' })).toBeNull();
  });
});
