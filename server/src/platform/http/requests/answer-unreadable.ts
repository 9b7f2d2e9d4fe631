/** Errors in the contract's shape for requests that cannot be parsed and so reach no route. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ID_HEADER } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, HttpError, tooLarge } from '../../errors.ts';
import { handleError } from '../error-handler.ts';
import { newRequestId } from '../observe.ts';
import { DATA_HEADERS } from '../replies/security-headers.ts';

/** Replies to a request whose address cannot be decoded. No hook has run for it. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...DATA_HEADERS, [REQUEST_ID_HEADER]: request.id });
  handleError(error, request, reply);
}

function toRefusal({ code }: NodeJS.ErrnoException): HttpError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new HttpError(431, 'too_large', problem('headers_too_large'));
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new HttpError(408, 'bad_request', problem('request_too_slow'));
  }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return tooLarge();
  return badRequest();
}

function answerAndEnd(socket: Socket, error: NodeJS.ErrnoException): void {
  const refusal = toRefusal(error);
  const { status } = refusal;
  const json = JSON.stringify(refusal.bodyIn('default'));
  const headers = {
    ...DATA_HEADERS,
    [REQUEST_ID_HEADER]: newRequestId(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(json),
    connection: 'close',
    // Lulus sets no cookies, but other programs of the domain may have filled the headers. Needs https.
    ...(status === 431 && { 'clear-site-data': '"cookies"' }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${json}`);
  socket.destroySoon();
}

/** Replies to a request that is not HTTP or did not arrive in time, and ends the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroySoon();
    return;
  }
  // Reading the rest would cause further errors.
  socket.pause();
  answerAndEnd(socket, error);
}
