import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { securityHeaders } from './security-headers.ts';

const { app: school } = await createTestApp({ PUBLIC_URL: 'https://ujian.sekolah.test' });

async function anApp(config: { PUBLIC_URL?: string } = {}) {
  const app = Fastify();
  await securityHeaders(app, config);
  app.get('/', async () => 'page');
  app.get('/api/settings', async () => ({}));
  return app;
}

const headersOf = async (url: string, config = {}) => (await (await anApp(config)).inject(url)).headers;

/** The content security policy, by directive. */
async function policyOf(url: string) {
  const directives = String((await headersOf(url))['content-security-policy']).split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

describe.each(['/', '/nowhere'])('the page at %s', (url) => {
  test('loads scripts and styles from this server only, and cannot be framed', async () => {
    const policy = await policyOf(url);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe|\*|https?:/);
  });

  test('has headers against sniffing, other origins, referrers and use of devices', async () => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const permissions = String(headers['permissions-policy']).split(', ');
    for (const denied of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(permissions).toContain(`${denied}=()`);
    }
    expect(permissions).toContain('autoplay=(self)');
  });
});

describe('Strict-Transport-Security is sent', () => {
  test('for a year and without subdomains, if PUBLIC_URL is https', async () => {
    for (const url of ['/', '/nowhere']) {
      const headers = await headersOf(url, { PUBLIC_URL: 'https://ujian.sekolah.test' });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });

  test('with every reply, if PUBLIC_URL is https', async () => {
    for (const url of ['/', '/nowhere', '/api/docs/', '/api/settings', '/api/nowhere']) {
      const { headers } = await school.inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });

  test.each([undefined, 'http://ujian.sekolah.test'])('never if PUBLIC_URL is %s', async (PUBLIC_URL) => {
    const headers = await headersOf('/', PUBLIC_URL ? { PUBLIC_URL } : {});
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

test('a reply of the API is not cached, and loads nothing when a browser opens it as a page', async () => {
  for (const url of ['/api/settings', '/api/nowhere', '/%61p%69/settings']) {
    expect((await school.inject(url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
});
