import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { handleError } from '../error-handler.ts';
import { webFiles } from './web-files.ts';

const folder = `${await mkdtemp(join(tmpdir(), 'lulus-web-'))}/`;
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, '..', `${basename(folder)}-secret.txt`), 'secret');
await mkdir(join(folder, 'api'));
await writeFile(join(folder, 'api', 'call.txt'), 'a file');
await writeFile(join(folder, 'index.html'), '<title>Lulus</title>');
await writeFile(join(folder, 'service-worker.js'), 'self.addEventListener');
await writeFile(join(folder, 'assets', 'index-abc123.js'), 'console.log(1)');
await writeFile(join(folder, 'assets', 'index-abc123.js.br'), brotliCompressSync('console.log(1)'));
await writeFile(join(folder, 'assets', 'index-abc123.js.gz'), gzipSync('console.log(1)'));
await writeFile(join(folder, 'assets', 'small-abc123.js'), 'console.log(2)');
const app = Fastify();
app.setErrorHandler(handleError);
await webFiles(app, folder);

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await rm(`${folder.slice(0, -1)}-secret.txt`);
});

test.each(['/', '/login', '/admin/examinations', '/setPassword?token=x'])(
  '%s serves the web app, which browsers revalidate each time',
  async (url) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.body]).toEqual([200, '<title>Lulus</title>']);
    expect(response.headers['cache-control']).toBe('no-cache');
  },
);

test('browsers revalidate the service worker each time', async () => {
  const response = await app.inject('/service-worker.js');
  expect([response.body, response.headers['cache-control']]).toEqual(['self.addEventListener', 'no-cache']);
});

test('a hashed file is cached for a year', async () => {
  const response = await app.inject('/assets/index-abc123.js');
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

describe('a hashed file', () => {
  const url = '/assets/index-abc123.js';
  const get = (headers: Record<string, string>, address = url) => app.inject({ url: address, headers });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('is sent to a browser that accepts %s in %s', async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await get({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(decompress(rawPayload).toString()).toBe('console.log(1)');
  });

  test('is sent uncompressed to a browser that accepts no compression', async () => {
    const { headers, body } = await get({});
    expect([headers['content-encoding'], body]).toEqual([undefined, 'console.log(1)']);
  });

  test('is sent uncompressed if the build has no compressed copy', async () => {
    const { headers, body } = await get({ 'accept-encoding': 'br' }, '/assets/small-abc123.js');
    expect([headers['content-encoding'], body]).toEqual([undefined, 'console.log(2)']);
  });

  test('has `vary: accept-encoding`, and a different etag in each encoding', async () => {
    const all = await Promise.all(
      [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }].map((headers) =>
        get(headers as Record<string, string>),
      ),
    );
    for (const { headers } of all) expect(headers.vary).toMatch(/accept-encoding/i);
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(all[2]?.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('is sent in part for a range request', async () => {
    const { statusCode, headers, body } = await get({ range: 'bytes=0-6' });
    expect([statusCode, headers['content-range'], body]).toEqual([206, 'bytes 0-6/14', 'console']);
  });
});

test.each(['/api/unknown', '/api/call.txt', '/assets/index-old.js'])(
  '%s gets 404 instead of the web app',
  async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  },
);

test.each([
  '..',
  '%2e%2e',
  '..%2f.',
  'assets/..%2f..',
  'assets/%2e%2e/%2e%2e',
  'assets%5c..%5c..',
  '%2e%2e%00',
])('no address leads out of the folder: /%s', async (path) => {
  const { statusCode, body } = await app.inject(`/${path}/${basename(folder)}-secret.txt`);
  expect([200, 400, 403, 404]).toContain(statusCode);
  expect(body).not.toContain('secret');
});

test('without a built web app every page gets 404', async () => {
  const bare = Fastify();
  bare.setErrorHandler(handleError);
  await webFiles(bare, '/nowhere/');
  expect((await bare.inject('/login')).statusCode).toBe(404);
});
