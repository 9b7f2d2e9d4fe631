import { isTooDeep } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors.ts';

/** A short text has few levels, however it is made. */
const SHORT = 4096;

/** Reads JSON bodies as Fastify does, but for those that nest lists or maps for nothing but the work of it. */
export function plainJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length > SHORT && isTooDeep(body)) done(badRequest('The request is not readable.'));
    else parse(request, body, done);
  });
}
