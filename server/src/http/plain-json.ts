import { setTimeout as sleep } from 'node:timers/promises';
import { isTooDeep } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { CROWD } from './crowds.ts';
import { badRequest } from './errors.ts';
import { fewPerCaller } from './few-per-caller.ts';

/** In characters: what takes a process as long as some requests, and no more than few people ever send. */
const LARGE = 64 * 1024;
/** How long an account's next large body waits, as a multiple of the time that the one before took. */
const REST = 3;

/**
 * Reads JSON bodies as Fastify does, but for those that nest lists or maps for nothing but the work of it. An account's
 * large ones are read one after the other, with time for everybody else between them: a megabyte takes 50 to 150 ms, in
 * one piece.
 */
export function plainJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const inTurn = fewPerCaller({ atOnce: 1, waiting: CROWD });
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const read = () => {
      if (isTooDeep(body)) done(badRequest('The request is not readable.'));
      else parse(request, body, done);
    };
    if (!request.caller || body.length <= LARGE) return read();
    inTurn(request.caller.id, async () => {
      const began = performance.now();
      // It is judged by its schema, too, before this comes back.
      read();
      await sleep(REST * (performance.now() - began));
    }).catch(done);
  });
}
