import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

const { app, context, clock } = await createTestApp();
const DAY = 24 * 3_600_000;

let path = '';
beforeAll(async () => {
  const source = join(context.config.DATA_DIR, 'Talk.MP3');
  await writeFile(source, 'not really sound');
  path = await context.files.add(source, 'bank_asset');
});

const get = (address: string, headers = {}) => app.inject({ url: `/api/assets/${address}`, headers });

test('a file is named by its content, so that the same file twice is one file', async () => {
  const copy = join(context.config.DATA_DIR, 'copy.mp3');
  await writeFile(copy, 'not really sound');
  expect(await context.files.add(copy, 'bank_asset')).toBe(path);
  expect(path).toMatch(/^bank_asset\/[0-9a-f]{64}\.mp3$/);
});

describe('a file is refused', () => {
  test.each([
    ['without a signature', () => path],
    ['with a signature that was made up', () => `${path}?expires=99999999999&signature=${'A'.repeat(43)}`],
    [
      'with the signature of another file',
      () => context.assetLinks.link('bank_asset/other.mp3').replace('other', 'x'),
    ],
    [
      'with a later expiry than was signed',
      () => context.assetLinks.link(path).replace(/expires=\d+/, 'expires=99999999999'),
    ],
    ['with a signature twice', () => `${context.assetLinks.link(path)}&signature=x`],
  ])('%s', async (_, address) => {
    const response = await get(address());
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('forbidden');
  });

  test('when its signature has become stale', async () => {
    const address = context.assetLinks.link(path);
    expect((await get(address)).statusCode).toBe(200);
    clock.advance(15 * DAY);
    expect((await get(address)).statusCode).toBe(403);
  });
});

test.each([
  '../config.ts',
  'bank_asset/../../secret',
  '..%2f..%2fetc/passwd',
  'bank_asset/%00.mp3',
  'bank_asset/.hidden',
])('a well-signed path that leads elsewhere is not followed: %s', async (name) => {
  const signed = context.assetLinks.link(decodeURIComponent(name)).split('?')[1];
  expect((await get(`${name}?${signed}`)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await get(`${name}?${signed}`)).statusCode).toBeLessThan(500);
});

test('a signed file is sent with its type, is cached for good, and is not found when it is gone', async () => {
  const response = await get(context.assetLinks.link(path));
  expect(response.body).toBe('not really sound');
  expect(response.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await get(context.assetLinks.link(`bank_asset/${'0'.repeat(64)}.mp3`))).statusCode).toBe(404);
});

test('byte ranges work', async () => {
  const address = context.assetLinks.link(path);
  const middle = await get(address, { range: 'bytes=4-9' });
  expect([middle.statusCode, middle.body]).toEqual([206, 'really']);
  expect(middle.headers['content-range']).toBe('bytes 4-9/16');
  expect((await get(address, { range: 'bytes=100-' })).statusCode).toBe(416);
});

test('a link keeps its address for a week, so that browsers keep the file', () => {
  clock.advance(7 * DAY - ((context.clock().getTime() - 0) % (7 * DAY)));
  const monday = context.assetLinks.link(path);
  clock.advance(6 * DAY);
  expect(context.assetLinks.link(path)).toBe(monday);
  clock.advance(DAY);
  expect(context.assetLinks.link(path)).not.toBe(monday);
});
