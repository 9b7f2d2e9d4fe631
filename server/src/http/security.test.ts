import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from './security.ts';

test('every page is kept from being framed, sniffed or fed foreign script, and promises no TLS', async () => {
  const app = Fastify();
  await securityHeaders(app);
  app.get('/', async () => 'page');
  for (const url of ['/', '/nowhere']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /default-src 'self';.*script-src 'self';.*frame-ancestors 'none'/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  expect((await app.inject('/')).headers['content-type']).toMatch('text/plain');
});

test('a reply of the API is not kept by any cache and does nothing when it is opened as a page', async () => {
  const app = Fastify();
  await securityHeaders(app);
  app.get('/api/settings', async () => ({}));
  for (const url of ['/api/settings', '/api/nowhere']) {
    expect((await app.inject(url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
  const { headers } = await app.inject('/api/docs');
  expect(headers['content-security-policy']).toMatch("script-src 'self'");
});
