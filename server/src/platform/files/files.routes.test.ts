import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../../test/s3-server.ts';
import { createTestApp } from '../../../test/test-app.ts';

const DAY = 24 * 3_600_000;
const onDisk = await createTestApp();
const inS3 = await createTestApp({ FILES_URL: await startS3Server() });

const path = `bank_asset/${'a'.repeat(64)}.mp3`;
const folder = await mkdtemp(join(tmpdir(), 'lulus-source-'));
const source = join(folder, 'source');
await writeFile(source, 'not really sound');
await onDisk.context.files.put(path, source);
await inS3.context.files.put(path, source);
afterAll(() => rm(folder, { recursive: true }));

const { context, clock } = onDisk;
const link = (to: string) => context.assetLinks.link(to);
const get = (address: string, headers = {}) => onDisk.app.inject({ url: `/api/assets/${address}`, headers });

describe('a request for a file gets 403', () => {
  test.each([
    ['without a signature', () => path],
    ['with an invalid signature', () => `${path}?expires=99999999999&signature=${'A'.repeat(43)}`],
    ['with the signature of another file', () => link('bank_asset/other.mp3').replace('other', 'x')],
    ['with a later expiry than was signed', () => link(path).replace(/expires=\d+/, 'expires=99999999999')],
    ['with two signatures', () => `${link(path)}&signature=x`],
  ])('%s', async (_, address) => {
    const response = await get(address());
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('forbidden');
  });

  test('after its signature has expired', async () => {
    const address = link(path);
    expect((await get(address)).statusCode).toBe(200);
    clock.advance(15 * DAY);
    expect((await get(address)).statusCode).toBe(403);
  });
});

test.each([
  '../config.ts',
  'bank_asset/../../secret',
  '..%2f..%2fetc/passwd',
  '%252e%252e%252fsecret',
  '/etc/passwd',
  'bank_asset%2f..%2f..%2fsecret.png',
  'bank_asset%5c..%5c..%5csecret.png',
  'bank_asset/..%5csecret.png',
  'bank_asset/%00.mp3',
  'bank_asset/talk.mp3%00.png',
  'bank_asset/.hidden',
  'bank_asset/page.html',
  'bank_asset/picture.svg',
  'bank_asset/page.constructor',
  'unfinished/01a1fc15.mp3',
])('a signed path out of the store’s folders is rejected: %s', async (name) => {
  const signed = link(decodeURIComponent(name)).split('?')[1];
  const { statusCode } = await get(`${name}?${signed}`);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
});

describe.each([
  ['on disk', onDisk],
  ['in an S3-compatible store', inS3],
])('%s', (_, { app, context: { assetLinks, clock: now } }) => {
  const fetchFile = (headers = {}, method: 'GET' | 'HEAD' = 'GET', of = path) =>
    app.inject({ method, url: `/api/assets/${assetLinks.link(of)}`, headers });

  test('a file is sent with its type, is cached until its address expires, and cannot run as a page', async () => {
    const address = assetLinks.link(path);
    const response = await app.inject(`/api/assets/${address}`);
    const expires = Number(/expires=(\d+)/.exec(address)?.[1]);
    const left = Math.floor(expires - now().getTime() / 1000);
    expect(left).toBeLessThanOrEqual(14 * 24 * 3600);
    // A second may have passed since the reply.
    const maxAge = `max-age=(${left}|${left + 1})`;
    expect([response.statusCode, response.body]).toEqual([200, 'not really sound']);
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '16',
      'accept-ranges': 'bytes',
      'cache-control': expect.stringMatching(`^public, ${maxAge}, immutable$`),
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a missing file gets 404', async () => {
    expect((await fetchFile({}, 'GET', `bank_asset/${'0'.repeat(64)}.mp3`)).statusCode).toBe(404);
  });

  test.each([
    ['bytes=4-9', 'really', 'bytes 4-9/16'],
    ['bytes=11-', 'sound', 'bytes 11-15/16'],
    ['bytes=-5', 'sound', 'bytes 11-15/16'],
    ['bytes=11-999', 'sound', 'bytes 11-15/16'],
    ['bytes=-999', 'not really sound', 'bytes 0-15/16'],
  ])('the range %s gets that part', async (range, body, contentRange) => {
    const response = await fetchFile({ range });
    expect([response.statusCode, response.body]).toEqual([206, body]);
    expect(response.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
    });
  });

  test.each(['bytes=16-', 'bytes=100-200', 'bytes=-0'])('the range %s gets 416', async (range) => {
    const response = await fetchFile({ range });
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */16']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'bytes=x', 'lines=1-2'])(
    'the invalid range %s gets the whole file',
    async (range) => {
      const response = await fetchFile({ range });
      expect([response.statusCode, response.body]).toEqual([200, 'not really sound']);
    },
  );

  test('HEAD returns all but the bytes', async () => {
    const response = await fetchFile({}, 'HEAD');
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'content-length': '16' });
  });

  test('a browser that has the file gets 304', async () => {
    const { etag } = (await fetchFile()).headers;
    const again = await fetchFile({ 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await fetchFile({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('a range of another version of the file gets the whole file', async () => {
    const { etag } = (await fetchFile()).headers;
    expect((await fetchFile({ range: 'bytes=4-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await fetchFile({ range: 'bytes=4-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });
});

test('a link stays the same for a week, so that browsers can cache the file', () => {
  clock.advance(7 * DAY - (context.clock().getTime() % (7 * DAY)));
  const monday = link(path);
  clock.advance(6 * DAY);
  expect(link(path)).toBe(monday);
  clock.advance(DAY);
  expect(link(path)).not.toBe(monday);
});
