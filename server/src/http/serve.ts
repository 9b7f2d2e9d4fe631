import type { Endpoint, Parsed, Reply, TokenUser } from '@lulus/contract';
import { errorBody } from '@lulus/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SessionStore } from '../auth/sessions.ts';
import { callerOf, guard } from './guard.ts';

/** What routes are registered with. */
export interface Http {
  app: FastifyInstance;
  sessions: SessionStore;
}

export interface Call<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  user: E['access'] extends 'public' ? undefined : TokenUser;
  /** For headers; what is sent is the handler's return value. */
  reply: FastifyReply;
}

/**
 * Serves an endpoint of the contract: the guard of its access, its validators, its status, and a reply in which
 * only the fields of its schema leave.
 */
export function serve<E extends Endpoint>(
  http: Http,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply<E>>,
): void {
  const { method, path, access, summary, params, query, body, status = 200 } = endpoint;
  http.app.route({
    method,
    url: path,
    schema: {
      summary,
      tags: [path.split('/')[2] ?? 'api'],
      ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { [status]: endpoint.reply, '4xx': errorBody, '5xx': errorBody },
    },
    onRequest: (request) => guard(http.sessions, access, request),
    handler: async (request, reply) => {
      const answer = await handler({
        params: request.params as Parsed<E, 'params'>,
        query: request.query as Parsed<E, 'query'>,
        body: request.body as Parsed<E, 'body'>,
        user: (access === 'public' ? undefined : callerOf(request)) as Call<E>['user'],
        reply,
      });
      reply.code(status).type('application/json; charset=utf-8');
      // Fastify takes a string for text that is already serialised.
      return typeof answer === 'string' ? JSON.stringify(answer) : answer;
    },
  });
}
