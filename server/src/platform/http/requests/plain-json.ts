import { isTooDeep, MAX_SMALL_BODY_BYTES } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../../errors.ts';
import { limitHeavyRequests } from '../limits/limit-heavy-requests.ts';

/** In characters: what takes a process as long as some requests, and is more than people send. */
const LARGE = 64 * 1024;
const LARGE_OF_STRANGERS = MAX_SMALL_BODY_BYTES;
const STRANGERS = 'strangers';
/**
 * For one caller. Waiting bodies are in memory, up to two megabytes each. A caller that sends one at a time has none
 * waiting.
 */
const WAITING = 3;

/**
 * Reads JSON bodies as Fastify does, but rejects those that nest too deeply. Large ones are read one at a time, since
 * a megabyte blocks the process for 50 to 150 ms. All callers without a session count as one. A caller with more than
 * a few waiting gets a 429.
 */
export function plainJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const runInTurn = limitHeavyRequests({ waiting: WAITING });
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const read = () => {
      // A client that has hung up since waits for nothing.
      if (request.raw.socket.destroyed || isTooDeep(body)) done(badRequest());
      else parse(request, body, done);
    };
    const { caller } = request;
    if (body.length <= (caller ? LARGE : LARGE_OF_STRANGERS)) return read();
    // The schema validates it before this resolves.
    runInTurn(caller?.id ?? STRANGERS, read).catch(done);
  });
}
