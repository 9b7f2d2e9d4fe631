import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../../test/factories.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const { app, context, tokenOf } = await createTestApp();
const authorization = `Bearer ${await tokenOf(await anAdmin(context))}`;
const LOGIN = JSON.stringify({ email: 'unknown@example.test', password: 'whatever' });
/** 50 MB of equal characters, which compress to a few kilobytes. */
const BOMB = JSON.stringify({ email: 'a'.repeat(50_000_000), password: 'x' });

const logIn = (payload: string | Buffer, encoding: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    payload,
  });

describe('a compressed body gets 415', () => {
  test.each([
    ['gzip', gzipSync(BOMB)],
    ['br', brotliCompressSync(LOGIN)],
    ['deflate', deflateSync(LOGIN)],
    ['gzip, gzip', gzipSync(gzipSync(LOGIN))],
    ['zstd', Buffer.from(LOGIN)],
    ['GZIP', gzipSync(LOGIN)],
  ])('with %s', async (encoding, body) => {
    const refused = await logIn(body, encoding);
    expect([refused.statusCode, refused.json().code]).toEqual([415, 'unsupported_media_type']);
    expect(refused.headers['accept-encoding']).toBe('identity');
  });

  test('also for a multipart form', async () => {
    const refused = await app.inject({
      method: 'POST',
      url: '/api/student/import',
      headers: {
        authorization,
        'content-type': 'multipart/form-data; boundary=b',
        'content-encoding': 'gzip',
      },
      payload: gzipSync('--b--\r\n'),
    });
    expect(refused.statusCode).toBe(415);
  });
});

test('a body with the encoding "identity" is read', async () => {
  expect((await logIn(LOGIN, 'identity')).statusCode).toBe(401);
});
