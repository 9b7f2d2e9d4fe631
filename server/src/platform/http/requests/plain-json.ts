import { isTooDeep, MAX_SMALL_BODY_BYTES } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../../errors.ts';
import { limitHeavyRequests } from '../limits/limit-heavy-requests.ts';

/** In characters. Parsing a larger body takes as long as several requests. */
const LARGE = 64 * 1024;
const LARGE_WITHOUT_SESSION = MAX_SMALL_BODY_BYTES;
/** Callers without a session count as one caller. */
const WITHOUT_SESSION = 'without session';
/** Large bodies of one caller that may wait, in memory, with up to 2 MB each. */
const MAX_WAITING = 3;

/**
 * Parses JSON bodies. Rejects bodies that nest too deeply with 400. Parses large bodies one at a time, since a megabyte
 * blocks the process for 50 to 150 ms. Rejects a caller's large body with 429 if too many wait.
 */
export function plainJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const runInTurn = limitHeavyRequests({ waiting: MAX_WAITING });
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const read = () => {
      // If the client has disconnected, parsing would be useless.
      if (request.raw.socket.destroyed || isTooDeep(body)) done(badRequest());
      else parse(request, body, done);
    };
    const { caller } = request;
    if (body.length <= (caller ? LARGE : LARGE_WITHOUT_SESSION)) return read();
    // Validation by the schema runs within `read`, so its time counts, too.
    runInTurn(caller?.id ?? WITHOUT_SESSION, read).catch(done);
  });
}
