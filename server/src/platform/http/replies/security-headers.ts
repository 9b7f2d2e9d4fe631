import helmet from '@fastify/helmet';
import { PAGE_POLICY } from '@lulus/contract/page-policy';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** Permissions policy: denies features that no page uses, and allows the others to pages of this server only. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-create',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  ...['autoplay', 'clipboard-write', 'fullscreen'].map((feature) => `${feature}=(self)`),
].join(', ');

const YEAR_SECONDS = 365 * 24 * 3600;

/** Computes the headers of pages once at start, since they are the same for every page. */
async function headersOfPages({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Promise<Record<string, string>> {
  const server = Fastify();
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    // A school may run Lulus without TLS. Browsers that had seen this header could not open it any more.
    // Subdomains may have no TLS either.
    strictTransportSecurity: PUBLIC_URL?.startsWith('https:')
      ? { maxAge: YEAR_SECONDS, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  server.get('/', async () => '');
  const { headers } = await server.inject('/');
  await server.close();
  const others = new Set(['content-type', 'content-length', 'date', 'connection']);
  const helmets = Object.entries(headers).flatMap(([name, value]) =>
    others.has(name) ? [] : [[name, String(value)]],
  );
  return { ...Object.fromEntries(helmets), 'permissions-policy': PERMISSIONS };
}

/** Headers of replies with data. A browser that opens such a reply as a page loads and runs nothing. */
export const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const isData = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs');

/** Adds headers against framing, sniffing and foreign scripts, and against caching of data. */
export async function securityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'PUBLIC_URL'>,
): Promise<void> {
  const pageHeaders = await headersOfPages(config);
  const { 'strict-transport-security': hsts } = pageHeaders;
  const dataHeaders = { ...DATA_HEADERS, ...(hsts && { 'strict-transport-security': hsts }) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isData(request.url) ? dataHeaders : pageHeaders);
    done();
  });
}
