import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@lulus/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestSeconds } from '../metrics/metrics.ts';

export const newRequestId = () => randomUUID();

/** Characters of a path in the log. All our paths are shorter. */
const MAX_LOGGED_PATH = 200;

/** The path without its query, which may contain a signature or a token. */
function pathOf(request: FastifyRequest): string {
  return (request.url.split('?')[0] ?? '').slice(0, MAX_LOGGED_PATH);
}

/** All requests without a route share one label, so that unknown paths do not increase the number of labels. */
function measure(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url;
  requestSeconds.observe(
    { method: route ? request.method : 'any', route: route ?? 'none', status: reply.statusCode },
    reply.elapsedTime / 1000,
  );
}

/** Adds the request's id to every response, measures every request, and logs failed ones (at `debug` level, all). */
export function observe(app: FastifyInstance): void {
  const logsAll = ['debug', 'trace'].includes(app.log.level);
  function log(request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // 503 means that the server is busy. It is no fault, and there may be many at once.
    if (reply.statusCode >= 500 && reply.statusCode !== 503) request.log.error(line, 'request');
    else if (reply.statusCode >= 400) request.log.info(line, 'request');
    else request.log.debug(line, 'request');
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    measure(request, reply);
    // Building unused lines for successful requests would slow down every request.
    if (reply.statusCode >= 400 || logsAll) log(request, reply);
    done();
  });
}
