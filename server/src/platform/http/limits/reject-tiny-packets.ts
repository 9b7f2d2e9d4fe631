import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Chunks of any size that each body may have, since a proxy may split a small body. */
const FREE_CHUNKS = 256;
/** Bytes that further chunks must have on average. Browsers and proxies send chunks of a kilobyte or more. */
const MIN_AVERAGE_BYTES = 64;

/**
 * Ends a connection whose body arrives in tiny chunks. A chunk of one byte takes as much CPU time as one of a thousand,
 * and a packet can contain ten thousand. Listening for data makes the body flow, so its reader must be attached.
 */
export function endOnTinyPackets({ raw, headers }: FastifyRequest, body: Readable = raw): void {
  if (headers['transfer-encoding'] === undefined) return;
  let left = FREE_CHUNKS;
  body.on('data', (chunk: Buffer) => {
    left += chunk.length / MIN_AVERAGE_BYTES - 1;
    if (left < 0) raw.destroy();
  });
}

export function rejectTinyPackets(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const isChunked = request.headers['transfer-encoding'] !== undefined;
    // The reader of a form is attached later, and would miss the first chunks.
    if (isChunked && !request.server.hasContentTypeParser('multipart/form-data'))
      endOnTinyPackets(request, payload);
    done();
  });
}
