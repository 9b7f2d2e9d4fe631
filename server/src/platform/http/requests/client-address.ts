import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '../../errors.ts';

const WITH_PORT = /^(?:(\d+(?:\.\d+){3})|\[([\da-f:.]+)\])(?::\d+)?$/i;

/**
 * Returns the address that a trusted proxy forwards, without its port. Returns the peer's own address if that one is not
 * valid, and undefined if the connection has closed.
 */
function addressOf({ ip, socket }: FastifyRequest): string | undefined {
  const [, v4, v6] = WITH_PORT.exec(ip ?? '') ?? [];
  const forwarded = v4 ?? v6 ?? ip;
  return isIP(forwarded ?? '') ? forwarded : socket.remoteAddress;
}

/** Sets `request.address` in the first hook, since a closed connection has no address. Rejects with 400 without one. */
export function noteAddresses(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', (request, _reply, done) => {
    const address = addressOf(request);
    if (address === undefined) return done(badRequest());
    request.address = address;
    done();
  });
}
