import { expect, test } from 'vitest';
import { loginPath, pathAfterLogin } from './paths.ts';

test('login leads back to the previous page', () => {
  const [, search] = loginPath('/examination?x=1').split('?next=');
  expect(pathAfterLogin(new URLSearchParams(`next=${search}`))).toBe('/examination?x=1');
});

test.each([
  '/setPassword?token=x',
  '/setpassword/',
  '/s%65tPassword?token=x',
  '/forgot%2Dpassword',
  '/x/../setPassword?token=x',
  '/login?next=/setPassword',
  '',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
])('login does not lead to other addresses: %j', (next) =>
  expect(pathAfterLogin(new URLSearchParams({ next }))).toBe('/dashboard'),
);
