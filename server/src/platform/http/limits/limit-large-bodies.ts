/** What happens to an unread body when its request is refused. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../errors.ts';

/** More than a student ever sends, and cheap to drop. */
const DROPPED_BYTES = 64 * 1024;

function isMuchLeft({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > DROPPED_BYTES;
}

/**
 * Refusing a large body ends the connection, since reading the rest costs more than refusing it. Forms with files
 * drop the rest in their own way. So a person whose session expired while they chose files sees the reason.
 */
export function limitLargeBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Otherwise it would be read first.
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
