/** Handles the unread body of a rejected request. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../errors.ts';

/** Unread bodies up to this size are read and dropped. Students' requests are smaller. */
const DROPPED_BYTES = 64 * 1024;

function isMuchLeft({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > DROPPED_BYTES;
}

/**
 * Ends the connection after the error if a large body is still unread, since reading it would be expensive. Forms with
 * files are an exception (`requests/multipart-scope.ts`). A browser shows the error of a form only if its rest is read.
 */
export function limitLargeBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Without this, Fastify would read the body before its 404.
    if (request.is404 && isMuchLeft(request)) done(notFound('There is nothing at this address.'));
    else done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isLeft = reply.statusCode >= 400 && isMuchLeft(request);
    if (isLeft && !request.server.hasContentTypeParser('multipart/form-data'))
      reply.header('connection', 'close');
    done();
  });
}
