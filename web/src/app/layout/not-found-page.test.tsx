import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { startSession } from '../../platform/session/session.ts';
import { NotFoundPage } from './not-found-page.tsx';

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }], {
    initialEntries: [address],
  });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('an unknown address is shown, decoded', () => {
  open('/ujian/bahasa%20Inggris');
  expect(screen.getByRole('heading', { name: 'There is no such page', level: 1 })).toBeTruthy();
  expect(screen.getByText('/ujian/bahasa Inggris')).toBeTruthy();
});

test('an address with invalid encoding is shown as it arrived', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('/ujian/%E0%A4%A');
  expect(screen.getByText('/ujian/%E0%A4%A')).toBeTruthy();
});

test('a person who is not logged in gets a link to the login', () => {
  open('/x');
  expect(links()).toEqual(['/login']);
});

test('a person who is logged in gets links to the dashboard and the examinations', () => {
  startSession(aToken());
  open('/x');
  expect(links()).toEqual(['/dashboard', '/examinations']);
});
