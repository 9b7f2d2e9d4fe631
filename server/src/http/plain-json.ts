import { isTooDeep, MAX_SMALL_BODY_BYTES } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors.ts';
import { heavyInTurn } from './heavy-in-turn.ts';

/** In characters: what takes a process as long as some requests, and is more than people send. */
const LARGE = 64 * 1024;
const LARGE_OF_STRANGERS = MAX_SMALL_BODY_BYTES;
const STRANGERS = 'strangers';
/** Of a caller: what waits is held in memory, up to two megabytes each, and who sends one at a time has none waiting. */
const WAITING = 3;

/**
 * Reads JSON bodies as Fastify does, but for those that nest lists or maps for nothing but the work of it. Large ones
 * are read in turn, those of strangers as one caller's: a megabyte takes 50 to 150 ms, in one piece. Who has more than a few
 * waiting is refused with a 429.
 */
export function plainJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const inTurn = heavyInTurn({ waiting: WAITING });
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const read = () => {
      // Who has hung up since waits for nothing.
      if (request.raw.socket.destroyed || isTooDeep(body)) done(badRequest());
      else parse(request, body, done);
    };
    const { caller } = request;
    if (body.length <= (caller ? LARGE : LARGE_OF_STRANGERS)) return read();
    // It is judged by its schema, too, before this comes back.
    inTurn(caller?.id ?? STRANGERS, read).catch(done);
  });
}
