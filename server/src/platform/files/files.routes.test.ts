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

describe('a file is refused', () => {
  test.each([
    ['without a signature', () => path],
    ['with a signature that was made up', () => `${path}?expires=99999999999&signature=${'A'.repeat(43)}`],
    ['with the signature of another file', () => link('bank_asset/other.mp3').replace('other', 'x')],
    ['with a later expiry than was signed', () => link(path).replace(/expires=\d+/, 'expires=99999999999')],
    ['with a signature twice', () => `${link(path)}&signature=x`],
  ])('%s', async (_, address) => {
    const response = await get(address());
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('forbidden');
  });

  test('when its signature has become stale', async () => {
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
])('a well-signed path that leads elsewhere is not followed: %s', async (name) => {
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

  test('a signed file is sent with its type, is cached as long as its address is good, and is never a page', async () => {
    const address = assetLinks.link(path);
    const response = await app.inject(`/api/assets/${address}`);
    const expires = Number(/expires=(\d+)/.exec(address)?.[1]);
    const left = Math.floor(expires - now().getTime() / 1000);
    expect(left).toBeLessThanOrEqual(14 * 24 * 3600);
    // The second may have changed since it was sent.
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

  test('a file that is gone is not found', async () => {
    expect((await fetchFile({}, 'GET', `bank_asset/${'0'.repeat(64)}.mp3`)).statusCode).toBe(404);
  });

  test.each([
    ['bytes=4-9', 'really', 'bytes 4-9/16'],
    ['bytes=11-', 'sound', 'bytes 11-15/16'],
    ['bytes=-5', 'sound', 'bytes 11-15/16'],
    ['bytes=11-999', 'sound', 'bytes 11-15/16'],
    ['bytes=-999', 'not really sound', 'bytes 0-15/16'],
  ])('the range %s is a part', async (range, body, contentRange) => {
    const response = await fetchFile({ range });
    expect([response.statusCode, response.body]).toEqual([206, body]);
    expect(response.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': String(body.length),
    });
  });

  test.each(['bytes=16-', 'bytes=100-200', 'bytes=-0'])('the range %s is not there', async (range) => {
    const response = await fetchFile({ range });
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */16']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'bytes=x', 'lines=1-2'])(
    'the range %s is none, and the whole file comes',
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

  test('a browser that has the file is not sent it again', async () => {
    const { etag } = (await fetchFile()).headers;
    const again = await fetchFile({ 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await fetchFile({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('a range of what was another file is the whole file', async () => {
    const { etag } = (await fetchFile()).headers;
    expect((await fetchFile({ range: 'bytes=4-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await fetchFile({ range: 'bytes=4-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });
});

test('a link keeps its address for a week, so that browsers keep the file', () => {
  clock.advance(7 * DAY - (context.clock().getTime() % (7 * DAY)));
  const monday = link(path);
  clock.advance(6 * DAY);
  expect(link(path)).toBe(monday);
  clock.advance(DAY);
  expect(link(path)).not.toBe(monday);
});
