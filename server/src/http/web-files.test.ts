import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { handleError } from './error-handler.ts';
import { webFiles } from './web-files.ts';

const folder = `${await mkdtemp(join(tmpdir(), 'lulus-web-'))}/`;
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<title>Lulus</title>');
await writeFile(join(folder, 'service-worker.js'), 'self.addEventListener');
await writeFile(join(folder, 'assets', 'index-abc123.js'), 'console.log(1)');
const app = Fastify();
app.setErrorHandler(handleError);
await webFiles(app, folder);

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/login', '/admin/examinations', '/setPassword?token=x'])(
  '%s is the web app, asked for anew each time',
  async (url) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.body]).toEqual([200, '<title>Lulus</title>']);
    expect(response.headers['cache-control']).toBe('no-cache');
  },
);

test('the service worker is asked for anew each time', async () => {
  const response = await app.inject('/service-worker.js');
  expect([response.body, response.headers['cache-control']]).toEqual(['self.addEventListener', 'no-cache']);
});

test('a hashed file is cached for good', async () => {
  const response = await app.inject('/assets/index-abc123.js');
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/api/unknown', '/assets/index-old.js'])('%s is not found, and not a page', async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.json().code).toBe('not_found');
});

test('without a built web app nothing is a page', async () => {
  const bare = Fastify();
  bare.setErrorHandler(handleError);
  await webFiles(bare, '/nowhere/');
  expect((await bare.inject('/login')).statusCode).toBe(404);
});
