import helmet from '@fastify/helmet';
import { PAGE_POLICY } from '@lulus/contract/page-policy';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** What no page of the product uses, so that nothing that got into one could. Media play and fill the screen at home only. */
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

/** What helmet makes of these options. They are the same for every page, so it is asked once. */
async function askHelmet({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    // Lulus is also run on a school's own network without TLS, where this header would lock people out. Neighbours of the
    // same domain may have no TLS either.
    strictTransportSecurity: PUBLIC_URL?.startsWith('https:')
      ? { maxAge: YEAR_SECONDS, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  asked.get('/', async () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  const others = new Set(['content-type', 'content-length', 'date', 'connection']);
  const helmets = Object.entries(headers).flatMap(([name, value]) =>
    others.has(name) ? [] : [[name, String(value)]],
  );
  return { ...Object.fromEntries(helmets), 'permissions-policy': PERMISSIONS };
}

/** For a reply that is data: opened as a page, it shows nothing and runs nothing. */
export const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const isData = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs');

/** Headers that prevent framing, sniffing and foreign script, and the display or caching of data. */
export async function securityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'PUBLIC_URL'>,
): Promise<void> {
  const pageHeaders = await askHelmet(config);
  const { 'strict-transport-security': hsts } = pageHeaders;
  const dataHeaders = { ...DATA_HEADERS, ...(hsts && { 'strict-transport-security': hsts }) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isData(request.url) ? dataHeaders : pageHeaders);
    done();
  });
}
