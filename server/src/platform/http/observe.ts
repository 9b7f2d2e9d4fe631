import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@lulus/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestSeconds } from '../metrics/metrics.ts';
import { limitRefusalLog } from './limits/limit-refusal-log.ts';

export const newRequestId = () => randomUUID();

/** Longer than any address of ours: what is refused must not fill the log by its length. */
const LOGGED_PATH = 200;

/** The path without its query, which may carry a signature or a token. */
function pathOf(request: FastifyRequest): string {
  return (request.url.split('?')[0] ?? '').slice(0, LOGGED_PATH);
}

/** What matches no route shares one label, whatever was asked for: the number of labels must not grow with the requests. */
function time(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url;
  requestSeconds.observe(
    { method: route ? request.method : 'any', route: route ?? 'none', status: reply.statusCode },
    reply.elapsedTime / 1000,
  );
}

/** Every response carries its request's id, and every request is timed, and has a line in the log with the same id. */
export function observe(app: FastifyInstance): void {
  const tellRefusal = limitRefusalLog();
  const tellsAll = ['debug', 'trace'].includes(app.log.level);
  function tell(request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // 503 says that there are too many for a moment, which is a refusal, and in a rush one of many.
    if (reply.statusCode >= 500 && reply.statusCode !== 503) request.log.error(line, 'request');
    else if (reply.statusCode >= 400) tellRefusal(request.log, line);
    else request.log.debug(line, 'request');
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    time(request, reply);
    // A successful request is logged only if all are: building unused lines would slow every request.
    if (reply.statusCode >= 400 || tellsAll) tell(request, reply);
    done();
  });
}
