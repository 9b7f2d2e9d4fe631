import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { routes } from './router.tsx';

/** The specification's addresses, as it writes them. */
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

/** The path of the route for an address; `*` is the page for an unknown address. */
const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;

describe('the address', () => {
  test.each(ADDRESSES)('%s has its page, with and without a slash at its end', (written) => {
    const address = `/${written.replace(/^\//, '')}`;
    expect(pathOf(address)).toBe(address);
    expect(pathOf(`${address}/`.replace('//', '/'))).toBe(address);
  });

  test.each(['/nothing', '/dashboard/nothing', '/admin', '/admin/nothing', '/examinations/1'])(
    '%s is none',
    (address) => expect(pathOf(address)).toBe('*'),
  );
});
