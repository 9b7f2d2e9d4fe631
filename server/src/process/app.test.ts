import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { openDatabase } from '../platform/db/database.ts';
import { buildApp } from './app.ts';

const { app, context, log } = await createTestApp();

test('/healthz reports on the process, and /readyz on the database', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('without its database the process is healthy but not ready, and replies 503 with a retry time', async () => {
  const db = openDatabase({ connectionString: 'postgresql://127.0.0.1:1/none' });
  const withoutDatabase = await buildApp({ ...context, db }, log);
  expect((await withoutDatabase.inject('/healthz')).statusCode).toBe(200);
  const response = await withoutDatabase.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBeTruthy();
  const login = {
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'a@b.test', password: 'x' },
  } as const;
  const refused = await withoutDatabase.inject(login);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  await withoutDatabase.close();
});

test('the server has an API reference, as JSON and as a page', async () => {
  const document = (await app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/exam/bank'].get.security).toEqual([{ bearer: [] }]);
  expect(document.paths['/api/auth/login'].post.security).toBeUndefined();
  const page = await app.inject('/api/docs/');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('openapi.json');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
});

test('the API reference has its script, and 404 for unknown files', async () => {
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect(await statusOf('/api/docs/js/scalar.js?again')).toBe(200);
  expect(await statusOf('/api/docs/js/none.js')).toBe(404);
});

test('a long path is truncated in the log', async () => {
  const { headers } = await app.inject(`/api/${'a'.repeat(10_000)}`);
  const lines = log.lines.filter((line) => line.includes(String(headers['x-request-id'])));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(600);
});

test('the log has no queries of addresses, which may contain tokens and signatures', async () => {
  const token = randomUUID();
  const asset = `/api/assets/${context.assetLinks.link(`bank_asset/${'a'.repeat(64)}.png`)}`;
  const forged = `${asset.slice(0, -8)}AAAAAAAA`;
  for (const address of [`/setPassword?token=${token}`, `/nowhere?token=${token}`, asset, forged]) {
    const { headers } = await app.inject(address);
    const lines = log.lines.filter((line) => line.includes(String(headers['x-request-id'])));
    const [path, query = ''] = address.split('?');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ path }]);
    expect(lines.join()).not.toContain('?');
    for (const [, value] of new URLSearchParams(query)) expect(lines.join()).not.toContain(value);
  }
});

test('an unknown endpoint gets 404 in the contract’s shape', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/nothing/here', payload: {} });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    message: expect.any(String),
    code: 'not_found',
    params: { reason: 'nothing_here' },
  });
});

test('an address that cannot be decoded gets an error in the contract’s shape', async () => {
  const response = await app.inject('/api/examination/%zz');
  expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
  expect(response.headers).toMatchObject({ 'x-request-id': expect.any(String), 'cache-control': 'no-store' });
});

test('an address with a very long parameter reaches its route, which rejects it', async () => {
  const response = await app.inject({ method: 'POST', url: `/api/examination/${'x'.repeat(5000)}` });
  expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
});

test('every response has its own request id', async () => {
  const [first, second] = await Promise.all([app.inject('/healthz'), app.inject('/healthz')]);
  expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
});

test('an internal error shows no stack, no query and no path', async () => {
  const verify = () => Promise.reject(new Error('select secret from /srv/lulus'));
  const broken = await buildApp({ ...context, sessions: { ...context.sessions, verify } }, log);
  const response = await broken.inject({ url: '/api/examination', headers: { authorization: 'Bearer x' } });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    message: 'Something went wrong on the server.',
    code: 'internal',
    params: {},
  });
  await broken.close();
});

test('the log names the constraint that a rejected row violates, but not the row', async () => {
  const row = {
    id: randomUUID(),
    role: 'janitor' as never,
    first_name: 'Nama Rahasia',
    password_hash: '$argon2id$rahasia',
  };
  const verify = () => context.db.insertInto('users').values(row).execute() as never;
  const broken = await buildApp({ ...context, sessions: { ...context.sessions, verify } }, log);
  const { headers } = await broken.inject({
    url: '/api/examination',
    headers: { authorization: 'Bearer x' },
  });
  await broken.close();
  const lines = log.lines.filter((line) => line.includes(String(headers['x-request-id'])));
  expect(lines[0]).toContain('users_role_check');
  expect(lines.join()).not.toMatch(/rahasia/i);
});
