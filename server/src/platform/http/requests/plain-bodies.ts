/** Rejects compressed bodies with 415, since a few compressed bytes can become gigabytes. */
import type { FastifyInstance } from 'fastify';
import { unsupportedMediaType } from '../../errors.ts';

export function plainBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return done();
    // Names the accepted encoding (RFC 9110, section 15.5.16).
    reply.header('accept-encoding', 'identity');
    done(unsupportedMediaType('A request’s content must not be compressed.'));
  });
}
