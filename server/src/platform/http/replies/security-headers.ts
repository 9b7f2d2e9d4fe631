import helmet from '@fastify/helmet';
import { PAGE_POLICY } from '@lulus/contract/page-policy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Permissions policy: denies features that no page uses, and allows the others to pages of this server only. */
const PERMISSIONS = [
  ...['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
  ...['autoplay', 'clipboard-write', 'fullscreen'].map((feature) => `${feature}=(self)`),
].join(', ');

const YEAR_SECONDS = 365 * 24 * 3600;

/** Headers of replies with data. A browser that opens such a reply as a page loads and runs nothing. */
export const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** The pattern of the route is plain also if the address is encoded. Unknown addresses have no pattern of the API. */
const isData = ({ routeOptions, url }: FastifyRequest) =>
  [routeOptions.url ?? '', url].some((address) => /^\/api\/(?!docs)/.test(address));

/** Adds headers against framing, sniffing and foreign scripts, and against caching of data. */
export async function securityHeaders(
  app: FastifyInstance,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): Promise<void> {
  // A school may run Lulus without TLS. Browsers that had seen this header could not open it any more.
  // Subdomains may have no TLS either.
  const hasTls = PUBLIC_URL?.startsWith('https:');
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    strictTransportSecurity: hasTls ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  const dataHeaders = {
    ...DATA_HEADERS,
    ...(hasTls && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (isData(request)) reply.headers(dataHeaders);
    else {
      reply.helmet();
      reply.header('permissions-policy', PERMISSIONS);
    }
    done();
  });
}
