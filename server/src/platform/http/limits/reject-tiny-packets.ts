import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a proxy may cut a small body into, whatever its size. */
const FREE = 256;
/** From then on a chunk brings so many bytes on average. What forwards a body in chunks sends packets of a kilobyte and more. */
const BYTES_EACH = 64;

/**
 * Ends a connection whose body comes in tiny chunks. A chunk of one byte costs as much as one of a thousand, and a
 * packet has ten thousand of them. No browser or proxy sends such bodies. From the call on the body flows.
 */
export function endOnTinyPackets({ raw, headers }: FastifyRequest, body: Readable = raw): void {
  if (headers['transfer-encoding'] === undefined) return;
  let left = FREE;
  body.on('data', (chunk: Buffer) => {
    left += chunk.length / BYTES_EACH - 1;
    if (left < 0) raw.destroy();
  });
}

export function rejectTinyPackets(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const isChunked = request.headers['transfer-encoding'] !== undefined;
    // A form's reader comes later, and would miss what has been looked at.
    if (isChunked && !request.server.hasContentTypeParser('multipart/form-data'))
      endOnTinyPackets(request, payload);
    done();
  });
}
