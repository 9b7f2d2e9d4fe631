import { isTooDeep } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors.ts';

/** Reads JSON bodies as Fastify does, but for those that nest lists or maps for nothing but the work of it. */
export function plainJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(badRequest('The request is not readable.'));
    else parse(request, body, done);
  });
}
