import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from './security.ts';

test('every response keeps its page from being framed, sniffed or fed foreign script, and promises no TLS', async () => {
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
