import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { routes } from './router.tsx';

/** Addresses as the specification writes them, some without the leading slash. */
const ADDRESSES = [
  '/',
  '/login',
  '/register',
  '/dashboard',
  '/examination',
  '/result',
  '/examinations',
  '/examinations-record',
  '/admin/examinations',
  '/examination-detail',
  'admin/insert-examination',
  'admin/insert-examination-bank',
  'admin/edit-examination',
  'admin/examination-bank',
  'admin/edit-examination-bank',
  '/admin/register-student',
  'leaderboard',
  '/setPassword',
];

/** Returns the path of the route that matches, or `*` for an unknown address. */
const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

describe('the address', () => {
  test.each(ADDRESSES)('%s has a page, with and without a trailing slash', (written) => {
    const address = `/${written.replace(/^\//, '')}`;
    expect(pathOf(address)).toBe(address);
    expect(pathOf(`${address}/`.replace('//', '/'))).toBe(address);
  });

  test.each(['/nothing', '/dashboard/nothing', '/admin', '/admin/nothing', '/examinations/1'])(
    '%s is unknown',
    (address) => expect(pathOf(address)).toBe('*'),
  );
});
