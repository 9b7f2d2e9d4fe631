import { getSettings, login } from '@lulus/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

const PUBLIC_URL = 'https://exams.school.test/lulus';
const OWN = 'https://exams.school.test';
const { app } = await createTestApp({ PUBLIC_URL });
const { app: withoutUrl } = await createTestApp();

const FOREIGN = [
  'https://evil.test',
  'http://exams.school.test',
  'https://exams.school.test:8443',
  'https://exams.school.test.evil.test',
  'null',
  '',
];

const preflight = (origin: string, to = app) =>
  to.inject({
    method: 'OPTIONS',
    url: login.path,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });
const ask = (origin: string, to = app) => to.inject({ url: getSettings.path, headers: { origin } });
const granted = ({ headers }: { headers: object }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test('pages of PUBLIC_URL may call the API', async () => {
  const asked = await preflight(OWN);
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': OWN,
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': expect.stringContaining('authorization'),
    vary: 'Origin',
  });
  const answered = await ask(OWN);
  expect(answered.statusCode).toBe(200);
  expect(answered.headers).toMatchObject({ 'access-control-allow-origin': OWN, vary: 'Origin' });
  for (const { headers } of [asked, answered])
    expect(headers['access-control-allow-credentials']).toBeUndefined();
});

test.each(FOREIGN)('pages of %j may not call the API, and their preflight gets 404', async (origin) => {
  const asked = await preflight(origin);
  expect([asked.statusCode, asked.json().code, granted(asked)]).toEqual([404, 'not_found', []]);
  expect(granted(await ask(origin))).toEqual([]);
});

test('without PUBLIC_URL no other origin may call the API', async () => {
  expect((await preflight(OWN, withoutUrl)).statusCode).toBe(404);
  expect(granted(await ask(OWN, withoutUrl))).toEqual([]);
});

test('a page of the same origin gets no CORS headers', async () => {
  const response = await app.inject({
    url: getSettings.path,
    headers: { origin: OWN, host: 'exams.school.test' },
  });
  expect([response.statusCode, granted(response)]).toEqual([200, []]);
});
