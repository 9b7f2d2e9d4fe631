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
 * Sends CORS headers to pages of `PUBLIC_URL`, so that they may call the API under another address of the server.
 * Pages of other origins get no such headers, and their preflight requests get 403.
 */
export function allowPublicOrigin(app: FastifyInstance, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): void {
  const allowed = PUBLIC_URL && new URL(PUBLIC_URL).origin;
  app.addHook('onRequest', ({ method, headers, url }, reply, done) => {
    const { origin } = headers;
    if (origin === undefined || !url.startsWith('/api/')) return done();
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
    if (origin !== allowed) return done(isPreflight ? forbidden(FOREIGN) : undefined);
    // A page of the same origin needs no CORS headers. Nearly all requests are of this kind.
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
