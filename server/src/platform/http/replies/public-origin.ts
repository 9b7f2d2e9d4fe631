import { PAPER_VERSION_HEADER, REQUEST_ID_HEADER } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { forbidden } from '../../errors.ts';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, if-none-match',
  'access-control-max-age': '600',
};
const FOREIGN = 'Pages of other sites may not call this server.';
const READABLE = `retry-after, ${REQUEST_ID_HEADER}, ${PAPER_VERSION_HEADER}`;

/**
 * Pages of `PUBLIC_URL` may call the API at any of its addresses. Pages of the same origin need no permission. Pages
 * of any other origin get none: their browsers hide the replies from them, and send no unusual requests.
 */
export function allowPublicOrigin(app: FastifyInstance, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): void {
  const allowed = PUBLIC_URL && new URL(PUBLIC_URL).origin;
  app.addHook('onRequest', ({ method, headers, url }, reply, done) => {
    const { origin } = headers;
    if (origin === undefined || !url.startsWith('/api/')) return done();
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
    if (origin !== allowed) return done(isPreflight ? forbidden(FOREIGN) : undefined);
    // Its own pages, as nearly all callers are, do without.
    if (!isPreflight && new URL(origin).host === headers.host) return done();
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': READABLE,
      vary: 'origin',
    });
    if (!isPreflight) return done();
    reply.headers(PREFLIGHT).code(204).send();
  });
}
