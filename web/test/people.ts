/** Users and access tokens for tests. */
import type { Person } from '../src/platform/device-store/stored-shapes.ts';

export const aUser = (given: Partial<Person> = {}): Person => ({
  sub: '01a1fbd7-63b8-7644-8d79-000000000001',
  id: '01a1fbd7-63b8-7644-8d79-000000000001',
  role: 'student',
  first_name: 'Siti',
  middle_name: 'Nur',
  last_name: 'Rahmawati',
  email: 'siti@sekolah.test',
  class: 'XII',
  must_change_password: false,
  jti: '01a1fbd7-63b8-7644-8d79-000000000002',
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 3600,
  ...given,
});

/** Returns an access token with this payload and an invalid signature, which the browser does not verify. */
export function aToken(given: Partial<Person> = {}): string {
  const bytes = new TextEncoder().encode(JSON.stringify(aUser(given)));
  const text = btoa(String.fromCharCode(...bytes));
  return `e30.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}
